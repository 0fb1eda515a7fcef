import { capital, wireWords } from '#model/case'
import { entryOf } from '#model/entryOf'

const devices = { gimlet: 'a sled', psc: 'a power shelf', sled: 'a sled', switch: 'a switch' }
const parts = { rot: 'Root of trust', sp: 'Service processor' }

/** The kind of an artifact in words: `sled_rot` is "Root of trust of a sled", `control_plane` "Control plane". */
export function kindText(kind: string): string {
  const [, device = '', part = ''] = /^([a-z]+)_([a-z]+)$/.exec(kind) ?? []
  const [of, noun] = [entryOf(devices, device), entryOf(parts, part)]
  if (of !== undefined && noun !== undefined) return `${noun} of ${of}`
  return capital(wireWords(kind))
}
