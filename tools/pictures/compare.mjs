// Compares two pictures in the browser that made them, so that no decoder is needed.

/** A channel may differ by this much: edges of letters, lossy compression. */
const TOLERANCE = 32
/** This share of the pixels may differ by more. */
const SHARE = 0.0005

/**
 * @param {import('playwright').Page} page a spare page
 * @param {Buffer} before WebP
 * @param {Buffer} after WebP
 * @returns {Promise<{ share: number, isSame: boolean, picture: Buffer }>} the share of pixels that differ, and a PNG of
 *   the picture before, the picture after, and where they differ, side by side
 */
export async function compare(page, before, after) {
  const { share, url } = await page.evaluate(
    async ([one, other, tolerance]) => {
      const read = async (/** @type {string} */ base64) =>
        createImageBitmap(
          new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/webp' }),
        )
      const pictures = [await read(one), await read(other)]
      const width = Math.max(...pictures.map((picture) => picture.width))
      const height = Math.max(...pictures.map((picture) => picture.height))
      const canvas = new OffscreenCanvas(width * 3, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('the browser draws nothing')
      pictures.forEach((picture, index) => context.drawImage(picture, index * width, 0))
      const a = context.getImageData(0, 0, width, height).data
      const b = context.getImageData(width, 0, width, height).data
      const marks = context.createImageData(width, height)
      let differing = 0
      for (let at = 0; at < a.length; at += 4) {
        const most = Math.max(
          ...[0, 1, 2, 3].map((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0))),
        )
        if (most <= tolerance) continue
        differing += 1
        marks.data.set([255, 0, 80, 255], at)
      }
      context.putImageData(marks, width * 2, 0)
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      return {
        share: differing / (width * height),
        url: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')),
      }
    },
    /** @type {const} */ ([before.toString('base64'), after.toString('base64'), TOLERANCE]),
  )
  return { share, isSame: share <= SHARE, picture: Buffer.from(url, 'base64') }
}
