import { BLOCK_SIZES } from '../../../store/model/limits'

/** What a file looks like from outside. */
export interface FileLook {
  /** Where the marker of a GUID partition table stands, if there is one: at the block size it was made for. */
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

/** Looks for the markers of something bootable; reads a few bytes, wherever they are. */
export async function lookAt(file: File): Promise<FileLook> {
  const markers = await Promise.all(
    BLOCK_SIZES.map(async (size) => ((await textAt(file, size, GPT.length)) === GPT ? size : undefined)),
  )
  return {
    gptBlockSize: markers.find((size) => size !== undefined),
    isBootableCd: (await textAt(file, CD_AT, CD.length)) === CD,
    isCompressed: /\.(gz|7z|qcow2|vmdk)$/i.test(file.name),
  }
}

/** What to consider before sending it. Advice, never a refusal. Source: project-screens §10.4. */
export function adviceOn(
  { gptBlockSize, isBootableCd, isCompressed }: FileLook,
  blockSize: number,
): string[] {
  const advice: string[] = []
  if (gptBlockSize !== undefined && gptBlockSize !== blockSize)
    advice.push(
      `The block size may be wrong: the file's partition table was made for blocks of ${gptBlockSize} bytes.`,
    )
  if (gptBlockSize === undefined && isBootableCd && blockSize !== CD_BLOCK_SIZE)
    advice.push(
      `The block size may be wrong: the file looks like a CD, whose blocks have ${CD_BLOCK_SIZE} bytes.`,
    )
  if (isCompressed)
    advice.push('The image may not boot: the file looks compressed. Unpack it and upload what is inside.')
  else if (gptBlockSize === undefined && !isBootableCd)
    advice.push('The image may not boot: the file has neither a GPT nor a bootable CD marker.')
  return advice
}
