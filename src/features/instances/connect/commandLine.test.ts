import { expect, it } from 'vitest'
import { asLines, asOneLine, serialConsoleCommand } from './commandLine'

const at = { project: 'web', instance: 'api-1' }
const origin = 'https://region.example'

it('the command line names the program of the build', () => {
  expect(asOneLine(serialConsoleCommand(at, { cli: 'harbour', origin }))).toBe(
    'harbour instance serial console --project web --instance api-1',
  )
})

it('the command line does not name a program that does not exist: without one it is the same call', () => {
  expect(asLines(serialConsoleCommand(at, { cli: '', origin }))).toBe(
    `curl --fail-with-body \\
  --header "Authorization: Bearer $TOKEN" \\
  'https://region.example/v1/instances/api-1/serial-console?project=web&most_recent=262144'`,
  )
})
