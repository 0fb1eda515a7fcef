import { BinaryResponse } from './binaryResponse'

/** The first and last byte of `bytes=a-b`, `bytes=a-` or `bytes=-n`; undefined for any other header. */
function parseRange(range: string, length: number): readonly [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return [Math.max(length - Number(to), 0), length - 1]
  return [Number(from), to === '' ? length - 1 : Math.min(Number(to), length - 1)]
}

/** A file, or the part in the `range` header. A header with several parts is ignored, which HTTP allows. */
export function download(file: Uint8Array, headers: Headers): BinaryResponse {
  const shared = { 'content-type': 'application/octet-stream', 'accept-ranges': 'bytes' }
  const part = parseRange(headers.get('range') ?? '', file.length)
  if (!part) return new BinaryResponse(file, 200, { ...shared, 'content-length': String(file.length) })
  const [first, last] = part
  if (first > last)
    return new BinaryResponse(new Uint8Array(), 416, { ...shared, 'content-range': `bytes */${file.length}` })
  const bytes = file.subarray(first, last + 1)
  return new BinaryResponse(bytes, 206, {
    ...shared,
    'content-length': String(bytes.length),
    'content-range': `bytes ${first}-${last}/${file.length}`,
  })
}
