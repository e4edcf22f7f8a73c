/** Drawings of the page as pictures that can be taken elsewhere, where neither its styles nor its fonts are. */

/** What children take over from their parents, and what they do not with its usual value. */
const INHERITED = [
  ...["color", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"],
  ...["stroke-linecap", "stroke-linejoin", "font-family", "font-size", "font-weight", "letter-spacing", "text-anchor"],
  ...["visibility", "paint-order", "font-variant-numeric"],
];
const OWN: Record<string, string> = {
  display: "inline",
  opacity: "1",
  transform: "none",
  filter: "none",
  "transform-box": "view-box",
  "transform-origin": "0px 0px",
  "clip-path": "none",
  mask: "none",
  "mix-blend-mode": "normal",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
  "dominant-baseline": "auto",
};

/** A copy that looks the same without any style sheet. */
export function plainCopy(original: SVGElement): SVGElement {
  const copy = original.cloneNode(true) as SVGElement;
  const originals = [original, ...original.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  originals.forEach((element, i) => {
    const style = getComputedStyle(element);
    const above = i > 0 && element.parentElement ? getComputedStyle(element.parentElement) : null;
    const told = (name: string, usual: string | undefined) => {
      const value = style.getPropertyValue(name);
      return value === usual ? "" : `${name}:${value};`;
    };
    const text =
      INHERITED.map((name) => told(name, above?.getPropertyValue(name))).join("") +
      Object.entries(OWN)
        .map(([name, usual]) => told(name, usual))
        .join("");
    copies[i].style.cssText = text; // the page forbids style attributes, not this
    copies[i].removeAttribute("class");
  });
  copies.filter((one) => one.style.display === "none").forEach((one) => one.remove());
  return copy;
}

const asAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(blob);
  });

/** The page's fonts that are loaded, in a form that a picture can carry. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const latin = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("unicode-range").toLowerCase().startsWith("u+0-ff"),
  );
  const carried = latin.map(async ({ style, parentStyleSheet }) => {
    const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))![1];
    const file = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
    const [family, weight] = ["font-family", "font-weight"].map((name) => style.getPropertyValue(name));
    return `@font-face{font-family:${family};font-weight:${weight};src:url(${await asAddress(await file.blob())})}`;
  });
  return (await Promise.all(carried)).join("");
}

/** The drawing as a PNG, so many times as large, as the address of its data. */
export async function painted(drawing: SVGElement, width: number, height: number, times: number): Promise<string> {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "style");
  sheet.textContent = await fonts();
  drawing.prepend(sheet);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * times;
  canvas.height = height * times;
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

/** The file behind the address of data. */
export function fileOf(address: string, name: string): File {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: "image/png" });
}
