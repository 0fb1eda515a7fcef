import { mixed, object } from 'yup'
import type { ApiError } from '#model/apiError'
import { MAX_REPOSITORY_GIB } from '#model/limits'
import { GIB } from '#model/units'
import { formatCount } from '#ui/format/numbers'

export interface RepositoryValues {
  file: File | null
}

/** The first bytes of every zip archive. */
const ZIP = [0x50, 0x4b]

async function beginsAsZip(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer())
  return ZIP.every((byte, index) => bytes[index] === byte)
}

/** Why the region would refuse a file, as far as the console can check it; undefined if valid. Rule: UP-9. */
export async function repositoryFileError(file: File | null): Promise<string | undefined> {
  if (!file) return 'Repository file is required'
  if (file.size === 0) return 'The file is empty'
  if (file.size > MAX_REPOSITORY_GIB * GIB) return `Must be at most ${formatCount(MAX_REPOSITORY_GIB)} GiB`
  try {
    return (await beginsAsZip(file)) ? undefined : 'This is not a zip archive'
  } catch {
    return 'The file could not be read. It may have been moved or deleted since it was chosen.'
  }
}

export const repositorySchema = object({
  file: mixed<File>()
    .nullable()
    .test('file', async (value, context) => {
      const error = await repositoryFileError(value ?? null)
      return error ? context.createError({ message: error }) : true
    }),
})

/** The field that an error belongs to: a refused repository is an error of the file. Rule: OPS-18. */
export const repositoryFieldErrors = ({
  statusCode,
  message,
}: ApiError): Partial<Record<keyof RepositoryValues, string>> => ({
  file: statusCode === 400 || statusCode === 409 || statusCode === 413 ? message : undefined,
})
