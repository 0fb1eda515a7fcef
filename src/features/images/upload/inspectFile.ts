import { BLOCK_SIZES } from '#store/model/limits'
import { formatExact } from '#ui/format/numbers'

/** The recognisable properties of a file. */
export interface FileSignature {
  /**
   * The offset of the GUID partition table's marker, if any, which is the block size that the table was made for.
   */
  gptBlockSize: number | undefined
  isBootableCd: boolean
  isCompressed: boolean
}

const GPT = 'EFI PART'
const CD = 'CD001'
const CD_AT = 0x8001
const CD_BLOCK_SIZE = 2048

const textAt = async (file: Blob, at: number, length: number) =>
  new TextDecoder('latin1').decode(await file.slice(at, at + length).arrayBuffer())

/** Looks for markers of bootable content; reads only a few bytes. */
export async function inspectFile(file: File): Promise<FileSignature> {
  const markers = await Promise.all(
    BLOCK_SIZES.map(async (size) => ((await textAt(file, size, GPT.length)) === GPT ? size : undefined)),
  )
  return {
    gptBlockSize: markers.find((size) => size !== undefined),
    isBootableCd: (await textAt(file, CD_AT, CD.length)) === CD,
    isCompressed: /\.(gz|7z|qcow2|vmdk)$/i.test(file.name),
  }
}

/** Warnings before the upload of a file. They never block it. Rule: UP-7. */
export function fileWarnings(
  { gptBlockSize, isBootableCd, isCompressed }: FileSignature,
  blockSize: number,
): string[] {
  const warnings: string[] = []
  if (gptBlockSize !== undefined && gptBlockSize !== blockSize)
    warnings.push(
      `The block size may be wrong: the file’s partition table was made for blocks of ${formatExact(gptBlockSize)} bytes.`,
    )
  if (gptBlockSize === undefined && isBootableCd && blockSize !== CD_BLOCK_SIZE)
    warnings.push(
      `The block size may be wrong: the file looks like a CD, whose blocks have ${formatExact(CD_BLOCK_SIZE)} bytes.`,
    )
  if (isCompressed)
    warnings.push('The image may not boot: the file looks compressed. Unpack it and upload what is inside.')
  else if (gptBlockSize === undefined && !isBootableCd)
    warnings.push('The image may not boot: the file has neither a GPT nor a bootable CD marker.')
  return warnings
}
