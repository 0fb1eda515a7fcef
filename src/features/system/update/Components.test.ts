import { expect, it } from 'vitest'
import { kindText } from './Components'

it.each([
  ['sled_rot', 'Root of trust of a sled'],
  ['gimlet_sp', 'Service processor of a sled'],
  ['psc_sp', 'Service processor of a power shelf'],
  ['switch_sp', 'Service processor of a switch'],
  ['control_plane', 'Control plane'],
  ['host', 'Host'],
  ['sled_rot_image_a', 'Sled rot image a'],
])('%s is "%s"', (kind, text) => {
  expect(kindText(kind)).toBe(text)
})
