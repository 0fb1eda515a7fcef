import { expect, it } from 'vitest'
import { numberRangeOf, portRangeError } from './portRange'

it.each([
  ['22', undefined],
  [' 80-90 ', undefined],
  ['443-443', undefined],
  ['8000 – 8080', undefined],
  ['1-65535', undefined],
  ['90-80', 'The upper port must not be below the lower one'],
  ['0', 'Ports must be between 1 and 65535'],
  ['65536', 'Ports must be between 1 and 65535'],
  ['80-70000', 'Ports must be between 1 and 65535'],
  ['123456', 'Not a valid port range'],
  ['ssh', 'Not a valid port range'],
  ['', 'Not a valid port range'],
])('ports %j: %s', (text, error) => expect(portRangeError(text)).toBe(error))

it.each([
  ['80', '80'],
  ['00080', '80'],
  ['80-80', '80'],
  ['0-3', '0-3'],
  [' 08000 – 8080', '8000-8080'],
])('the range %j is %s', (text, range) => expect(numberRangeOf(text)).toBe(range))
