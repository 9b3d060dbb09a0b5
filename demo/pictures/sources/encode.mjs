// Renders (PNG) -> the pictures of the demo shop.
//   node demo/pictures/sources/encode.mjs OUTDIR file.png...
// A meal becomes a JPEG of 1600 x 1200 of at most 220 KB, the hero 1600 x 900, a goal 640 x 640; a picture
// with transparency (a category's icon) becomes a PNG of 400 x 400.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const mostBytes = 220_000;
const widths = { hero: 1600, goal: 640, icon: 400 };
const [out, ...files] = process.argv.slice(2);

mkdirSync(out, { recursive: true });
for (const file of files) {
  const render = path.basename(file, '.png');
  const kind = Object.keys(widths).find((name) => render === name || render.startsWith(`${name}_`));
  const name = render.replace(/^(goal|icon|close)_/, '');
  const { hasAlpha } = await sharp(file).metadata();
  const picture = await developed(file, widths[kind] ?? 1600, hasAlpha);
  const target = path.join(out, `${name}.${hasAlpha ? 'png' : 'jpg'}`);
  writeFileSync(`${target}.part`, hasAlpha ? await picture.png({ compressionLevel: 9 }).toBuffer() : await jpeg(picture));
  renameSync(`${target}.part`, target);
}

/** Smooths the renderer's last ragged pixels, brings the width, and lifts colour and edges a little. */
async function developed(file, width, hasAlpha) {
  const image = sharp(file);
  if (hasAlpha) return image.resize(width, null, { kernel: 'lanczos3' });
  const even = await image.removeAlpha().median(3).png().toBuffer();
  const sized = sharp(even).resize(width, null, { kernel: 'lanczos3' }).toColourspace('srgb');
  return sharp(await sized.modulate({ saturation: 1.08, brightness: 1.03 }).sharpen({ sigma: 0.8, m1: 0.5, m2: 1.2 }).png().toBuffer());
}

/** The best quality that keeps to the size. */
async function jpeg(picture) {
  for (let quality = 84; ; quality -= 3) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes || quality <= 60) return bytes;
  }
}
