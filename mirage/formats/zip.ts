import { unzipSync, zipSync, type Zippable } from 'fflate'
import { MINUTE_MS } from '#src/durations'

/** A file by its path. */
export type ZipFile = readonly [path: string, content: Uint8Array]

/** fflate writes the fields of local time. An archive has no time zone, so these fields are UTC on every machine. */
const utcFieldsOf = (moment: Date) => new Date(moment.getTime() + moment.getTimezoneOffset() * MINUTE_MS)

/**
 * An archive of files in their order. The same files and time give the same bytes.
 *
 * @param made the time of every file, not before 1980
 */
export function zipOf(files: readonly ZipFile[], made: Date): Uint8Array<ArrayBuffer> {
  const mtime = utcFieldsOf(made)
  const contents: Zippable = {}
  for (const [path, content] of files) contents[path] = [content, { mtime }]
  return zipSync(contents)
}

/** The files of an archive. @throws when the bytes are not a zip archive, or are damaged */
export const filesInZip = (bytes: Uint8Array): ZipFile[] => Object.entries(unzipSync(bytes))
