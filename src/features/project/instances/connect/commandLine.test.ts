import { expect, it } from 'vitest'
import { asLines, asOneLine, serialConsoleCall, serialConsoleCommand } from './commandLine'

const at = { project: 'web', instance: 'api-1' }

it('the command line names the program of the build', () => {
  expect(asOneLine(serialConsoleCommand(at, 'harbour'))).toBe(
    'harbour instance serial console --project web --instance api-1',
  )
})

it('without a name of the program, the command line has its flags all the same, and a neutral name', () => {
  expect(asLines(serialConsoleCommand(at))).toBe(
    `region-cli instance serial console \\
  --project web \\
  --instance api-1`,
  )
})

it('curl makes the same call with an access token', () => {
  expect(asLines(serialConsoleCall(at, 'https://region.example'))).toBe(
    `curl --fail-with-body \\
  --header "Authorization: Bearer $TOKEN" \\
  'https://region.example/v1/instances/api-1/serial-console?project=web&most_recent=262144'`,
  )
})
