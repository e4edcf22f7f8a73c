declare module "virtual:languages" {
  export const LANGUAGES: Record<string, { name: string; load: () => Promise<{ default: string }> }>;
}
