import { mixed, number, object } from 'yup'
import type { UploadRequest } from '#machines/interaction/imageUploadMachine'
import type { BlockSize } from '#store/api/generated/types'
import { GIB } from '#model/units'
import { settings } from '#model/settings'
import { generatedName } from '#model/generatedName'
import { formatCount, formatExact } from '#ui/format/numbers'
import { judgedWith } from '#features/kit/form/rules'
import { imageRules, type ImageValues } from '#features/shared/image/imageForm'

export interface UploadFormValues extends ImageValues {
  blockSize: BlockSize
  file: File | null
}

export const emptyUpload: UploadFormValues = {
  name: '',
  description: '',
  os: '',
  version: '',
  blockSize: 512,
  file: null,
}

/** Why a file cannot be sent with this block size, or undefined. A disk consists of whole blocks. */
export function fileError(file: File | null, blockSize: number): string | undefined {
  if (!file) return 'Image file is required'
  if (file.size === 0) return 'The file is empty'
  if (file.size > settings.limits.diskGiB * GIB)
    return `Must be at most ${formatCount(settings.limits.diskGiB)} GiB`
  if (file.size % blockSize !== 0)
    return `The length of the file must be a multiple of the block size (${formatExact(blockSize)} bytes)`
  return undefined
}

export const uploadSchema = object({
  ...imageRules,
  blockSize: number().required(),
  file: judgedWith(
    ['blockSize'],
    mixed<File>()
      .nullable()
      .test('file', (value, context) => {
        const { blockSize } = context.parent as UploadFormValues
        const error = fileError(value ?? null, blockSize)
        return error ? context.createError({ message: error }) : true
      }),
  ),
})

/** The request to the machine, with generated names for the temporary resources. */
export const toUploadRequest = ({ file, ...request }: UploadFormValues): UploadRequest => ({
  ...request,
  fileBytes: file?.size ?? 0,
  diskName: generatedName(['tmp-for-image']),
  snapshotName: generatedName(['tmp-snapshot']),
})
