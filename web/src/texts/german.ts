/** The engine's sentences in German, by pattern. What has no pattern stays English. */
export function german(sentence: string): string {
  return sentence;
}
