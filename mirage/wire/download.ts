import { Bytes } from '../region'

/** First and last byte of `bytes=a-b`, `bytes=a-` or `bytes=-n`; undefined when the header asks for something else. */
function wanted(range: string, length: number): readonly [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return [Math.max(length - Number(to), 0), length - 1]
  return [Number(from), to === '' ? length - 1 : Math.min(Number(to), length - 1)]
}

/** A file, or the part of it that the `range` header asks for; several parts at once are not told apart: all of it comes. */
export function download(file: Uint8Array, headers: Headers): Bytes {
  const shared = { 'content-type': 'application/octet-stream', 'accept-ranges': 'bytes' }
  const part = wanted(headers.get('range') ?? '', file.length)
  if (!part) return new Bytes(file, 200, { ...shared, 'content-length': String(file.length) })
  const [first, last] = part
  if (first > last)
    return new Bytes(new Uint8Array(), 416, { ...shared, 'content-range': `bytes */${file.length}` })
  const bytes = file.subarray(first, last + 1)
  return new Bytes(bytes, 206, {
    ...shared,
    'content-length': String(bytes.length),
    'content-range': `bytes ${first}-${last}/${file.length}`,
  })
}
