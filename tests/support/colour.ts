import { readFileSync } from 'node:fs';

/** Three numbers of a colour: linear-light sRGB with each channel 0…1, or a row of a matrix. */
export type Rgb = [number, number, number];

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const [plain = '', contrast = ''] = css.split('@variant theme-contrast');

/** The four looks of the tokens: light and dark, plain and in high contrast. */
export const looks = {
  light: palette(0, [plain]),
  dark: palette(1, [plain]),
  'contrast, light system': palette(0, [plain, contrast]),
  'contrast, dark system': palette(1, [plain, contrast]),
};

/** Name → colour, read from the style sheet: `--name: light-dark(oklch(…), oklch(…))` or `--name: var(--other)`. */
function palette(side: 0 | 1, sheets: string[]): (name: string) => Rgb {
  const values = new Map<string, string>();
  for (const sheet of sheets) {
    for (const [, name = '', value = ''] of sheet.matchAll(/^ +--([\w-]+): ((?:light-dark|var)\(.*\));$/gm))
      values.set(name, value);
  }
  const read = (name: string): Rgb => {
    const value = values.get(name) ?? '';
    const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (alias) return read(alias);
    const numbers = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)][side]?.slice(1).map(Number);
    if (numbers?.length !== 3) throw new Error(`No colour --${name}`);
    const [lightness = 0, chroma = 0, hue = 0] = numbers;
    return fromOklch(lightness, chroma, hue);
  };
  return read;
}

function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const turn = (hue * Math.PI) / 180;
  return fromOklab(lightness, chroma * Math.cos(turn), chroma * Math.sin(turn));
}

function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as Rgb;
}

const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** What `bg-<colour>/<percent>` looks like over a surface: browsers blend the encoded values. */
export function wash(colour: Rgb, percent: number, surface: Rgb): Rgb {
  return colour.map((part, i) =>
    decode((encode(part) * percent + encode(surface[i] ?? 0) * (100 - percent)) / 100),
  ) as Rgb;
}

/** What `color-mix(in oklab, <colour> <percent>%, <other>)` is. */
export function mix(colour: Rgb, percent: number, other: Rgb): Rgb {
  const [one, two] = [toOklab(colour), toOklab(other)];
  const [l, a, b] = one.map((part, i) => (part * percent + (two[i] ?? 0) * (100 - percent)) / 100) as Rgb;
  return fromOklab(l, a, b);
}

/** WCAG 2.2 contrast ratio, 1…21. */
export function ratio(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What eyes see: as it is, and with full dichromacy (Machado, Oliveira and Fernandes 2009). */
export const eyes: Record<string, Rgb[]> = {
  'all three cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Distance in OKLab of two colours as such an eye sees them; 0.02 is about what one can just tell apart. */
export function seenDistance(eye: Rgb[], one: Rgb, other: Rgb): number {
  const [a, b] = [one, other].map((colour) => toOklab(see(eye, colour)));
  return Math.hypot(...(a ?? []).map((part, i) => part - (b?.[i] ?? 0)));
}

function see(eye: Rgb[], colour: Rgb): Rgb {
  return eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, i) => sum + part * (colour[i] ?? 0), 0),
      ),
    ),
  ) as Rgb;
}

function toOklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
