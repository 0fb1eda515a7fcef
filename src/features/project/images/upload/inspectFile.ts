import { BLOCK_SIZES } from '#model/limits'
import { formatExact } from '#ui/format/numbers'

/** The recognisable properties of a file. */
export interface FileSignature {
  /**
   * The offset of the GUID partition table's marker, if any, which is the block size that the table was made for.
   */
  gptBlockSize: number | undefined
  isBootableCd: boolean
  /** The name of a format that no disk has: it has to be unpacked or converted first. */
  foreign: Foreign | undefined
}

/** A format that a disk does not have. `packed`: what is inside may be an image; `format`: it is one of another program. */
interface Foreign {
  name: string
  kind: 'packed' | 'format'
}

const packed = (name: string): Foreign => ({ name, kind: 'packed' })
const format = (name: string): Foreign => ({ name, kind: 'format' })

/** Formats by the bytes at their beginning, or at an offset. A negative one counts from the end. */
const formats: readonly (readonly [marker: string, format: Foreign, at?: number])[] = [
  ['\x1f\x8b', packed('gzip')],
  ['\xfd7zXZ\x00', packed('xz')],
  ['\x28\xb5\x2f\xfd', packed('Zstandard')],
  ['BZh', packed('bzip2')],
  ['PK\x03\x04', packed('zip')],
  ['7z\xbc\xaf\x27\x1c', packed('7z')],
  ['QFI\xfb', format('qcow2')],
  ['KDMV', format('vmdk')],
  ['# Disk Descriptor', format('vmdk')],
  ['vhdxfile', format('vhdx')],
  ['conectix', format('vhd')],
  ['\x7f\x10\xda\xbe', format('vdi'), 0x40],
  // An .ova is a tar archive.
  ['ustar', packed('tar, such as .ova'), 257],
  ['koly', format('dmg'), -512],
  ['conectix', format('vhd'), -512],
]

/** Formats by the end of a name, for files that have no such bytes. */
const names: readonly (readonly [end: RegExp, format: Foreign])[] = [
  [/\.(gz|xz|zst|bz2|zip|7z|ova)$/i, packed('packed file')],
  [/\.(qcow2|vmdk|vhdx?|vdi|dmg)$/i, format('foreign format')],
]

async function foreignOf(file: File): Promise<Foreign | undefined> {
  for (const [marker, found, at = 0] of formats) {
    const start = at < 0 ? file.size + at : at
    if (start >= 0 && (await textAt(file, start, marker.length)) === marker) return found
  }
  return undefined
}

const GPT = 'EFI PART'
const CD = 'CD001'
const CD_AT = 0x8001
const CD_BLOCK_SIZE = 2048

/** The bytes of a part of a file, each as one character. */
const textAt = async (file: Blob, at: number, length: number) =>
  String.fromCharCode(...new Uint8Array(await file.slice(at, at + length).arrayBuffer()))

/** Looks for markers of bootable content; reads only a few bytes. */
export async function inspectFile(file: File): Promise<FileSignature> {
  const markers = await Promise.all(
    BLOCK_SIZES.map(async (size) => ((await textAt(file, size, GPT.length)) === GPT ? size : undefined)),
  )
  const gptBlockSize = markers.find((size) => size !== undefined)
  const isBootableCd = (await textAt(file, CD_AT, CD.length)) === CD
  // A raw disk may have any bytes at its end, and any name.
  const isRaw = gptBlockSize !== undefined || isBootableCd
  return {
    gptBlockSize,
    isBootableCd,
    foreign: isRaw ? undefined : ((await foreignOf(file)) ?? names.find(([end]) => end.test(file.name))?.[1]),
  }
}

/**
 * Warnings before the upload of a file. They never block it. A marker of a partition table or a CD whose block size is
 * another one means a wrong block size; without these markers, those of a packed or a foreign format mean a file to
 * unpack or to convert; none of them means an image that may not boot.
 */
export function fileWarnings(
  { gptBlockSize, isBootableCd, foreign }: FileSignature,
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
  if (foreign?.kind === 'packed')
    warnings.push(
      `The image will not boot: the file looks packed (${foreign.name}). Unpack it and upload what is inside.`,
    )
  else if (foreign)
    warnings.push(
      `The image will not boot: the file is no raw disk (${foreign.name}). Convert it to a raw disk image, and upload that.`,
    )
  else if (gptBlockSize === undefined && !isBootableCd)
    warnings.push('The image may not boot: the file has neither a GPT nor a bootable CD marker.')
  return warnings
}
