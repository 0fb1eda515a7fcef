import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, describe } from 'vitest'
import { instanceCreate, instanceDelete, instanceStop } from '../api/generated/operations/instances'
import { diskBulkWriteImport, diskBulkWriteImportStop } from '../api/generated/operations/disks'
import type { Operation, OperationName } from '../api/generated/operationTypes'
import { projectCreate } from '../api/generated/operations/projects'
import { certificateCreate } from '../api/generated/operations/certificates'
import { MODEL } from '../api/versions/generated/shipped'
import type { RegionVersion } from '../api/versions/regionVersion'
import { CHUNK_BYTES } from '#model/chunks'
import { scriptRequest } from './sentRequest'
import { stepsOfScript } from './scriptSteps'
import { curlScript, programScript, scriptAsJson, type ScriptFacts } from './scriptText'
import { variablesOf } from './scriptVariables'

const region: Pick<RegionVersion, 'converter'> = {
  converter: async () => ({ version: MODEL, converter: undefined }),
}
const facts: ScriptFacts = {
  origin: 'https://region.example',
  program: 'region-cli',
  nameOf: () => undefined,
}

type Sent = readonly [operation: Operation<OperationName>, args: Record<string, unknown>, answer?: unknown]

const stepsOf = async (...sent: readonly Sent[]) =>
  stepsOfScript(
    region,
    await Promise.all(
      sent.map(([operation, args, answer]) => scriptRequest(region, { operation, args }, answer)),
    ),
  )

const id = '3b9f1a1e-4a52-4c1f-9d1e-0123456789ab'
const made = '4c9f1a1e-4a52-4c1f-9d1e-0123456789ab'

/** A program in place of curl, or of the region's, which writes down how it was called, and answers with a state. */
const RECORDER = `#!/bin/sh
count=$(ls "$CALLS" | grep -c args)
printf '%s\\0' "$@" > "$CALLS/$count.args"
case " $* " in *" @- "* | *" /dev/stdin "*) cat > "$CALLS/$count.body" ;; esac
set -- $STATES
[ $# -le "$count" ] || shift "$count"
printf '{"id": "%s", "run_state": "%s"}' "$ANSWER" "\${1-}"
`

interface Called {
  args: string[]
  body: string
}

/** Runs scripts one after the other in a shell, and gives the calls that they make. */
function run(script: string, env: Readonly<Record<string, string>> = {}, shell = 'sh'): Called[] {
  const folder = mkdtempSync(join(tmpdir(), 'script-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const calls = join(folder, 'calls')
  mkdirSync(calls)
  for (const [program, text] of [
    ['curl', RECORDER],
    ['region-cli', RECORDER],
    ['sleep', '#!/bin/sh\n'],
  ] as const)
    writeFileSync(join(folder, program), text, { mode: 0o755 })
  execFileSync(shell, ['-c', script], {
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, CALLS: calls, TOKEN: 'a token', ...env },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Nothing that was typed has run.
  expect(readdirSync(folder).toSorted()).toEqual(['calls', 'curl', 'region-cli', 'sleep'])
  const read = (name: string) => readFileSync(join(calls, name), 'utf8')
  const files = readdirSync(calls)
  return files
    .filter((name) => name.endsWith('.args'))
    .toSorted((one, other) => Number.parseInt(one) - Number.parseInt(other))
    .map((name) => {
      const body = name.replace('args', 'body')
      return { args: read(name).split('\0').slice(0, -1), body: files.includes(body) ? read(body) : '' }
    })
}

describe('one request', () => {
  it('is a curl command, with the id as a variable', async () => {
    const text = curlScript(await stepsOf([instanceStop, { instance: id }]), {
      ...facts,
      nameOf: () => 'web-1',
    })
    expect(text).toBe(`: "\${TOKEN:?an access token}"
HOST='https://region.example'
INSTANCE_ID='${id}' # web-1

curl --fail-with-body \\
  --request POST \\
  --header "Authorization: Bearer $TOKEN" \\
  --header 'api-version: ${MODEL}.0.0' \\
  "$HOST/v1/instances/$INSTANCE_ID/stop"
`)
  })

  it('is a command of the program of the region, with its body from the input', async () => {
    const steps = await stepsOf([projectCreate, { body: { name: 'web', description: '' } }])
    expect(programScript(steps, facts)).toBe(`region-cli project create \\
  --json-body /dev/stdin <<'JSON'
{
  "name": "web",
  "description": ""
}
JSON
`)
  })

  it('is JSON, with the names of the API', async () => {
    expect(JSON.parse(scriptAsJson(await stepsOf([instanceStop, { instance: id, project: 'web' }])))).toEqual(
      {
        variables: { INSTANCE_ID: id },
        request: {
          operation: 'instance_stop',
          method: 'POST',
          path: '/v1/instances/$INSTANCE_ID/stop',
          query: [['project', 'web']],
        },
      },
    )
  })
})

/** Texts that a shell, JSON, a URL or a comment could take for something else. */
const hostile = [
  `it's "quoted" and \\ back\\\\slashed`,
  '$(touch owned) `touch owned` $HOME ${HOME} !! %21 !',
  'two\nlines\r\nand\ttabs',
  'JSON\nJSON\n',
  '\nJSON\n"; touch owned; echo "',
  'Ærø 東京 🛰 \u2028 \u0000 \u001b[31m',
  '-rf --flag @file ~ * ? [a] {b} & | ; < > # !',
  '',
]

describe.each(['sh', 'bash'])('in %s, a text stays as it was typed', (shell) => {
  it.each(hostile)('%j', async (text) => {
    const value = text.replaceAll('\u0000', '')
    const sent = [
      instanceCreate,
      { project: `p ${value}`, body: { name: text, ncpus: 2, disk: id } },
    ] as const
    const steps = await stepsOf(sent)
    const named = { ...facts, nameOf: () => text }
    const [byCurl, byProgram] = run(curlScript(steps, named) + programScript(steps, named), {}, shell)
    for (const call of [byCurl, byProgram])
      expect(JSON.parse(call?.body ?? '')).toEqual({ name: text, ncpus: 2, disk: id })
    const url = new URL(byCurl?.args.at(-1) ?? '')
    expect(url.searchParams.get('project')).toBe(`p ${value}`)
    expect(byProgram?.args).toContain(`p ${value}`)
  })

  it.each(hostile)('also as a secret: %j', async (text) => {
    // A variable of a shell has no NUL, and the console sends no other control characters in a secret.
    const secret = text.replaceAll('\u0000', '').replaceAll('\u001b', '')
    const sent = [
      certificateCreate,
      {
        body: {
          name: 'edge',
          description: `$${text}`,
          cert: 'public',
          key: 'private',
          service: 'external_api',
        },
      },
    ] as const
    const steps = await stepsOf(sent)
    const script = curlScript(steps, facts) + programScript(steps, facts)
    expect(script).not.toContain('private')
    const bodies = run(script, { KEY: secret }, shell).map(({ body }) => JSON.parse(body) as unknown)
    const body = {
      name: 'edge',
      description: `$${text}`,
      cert: 'public',
      key: secret,
      service: 'external_api',
    }
    expect(bodies).toEqual([body, body])
  })
})

describe('several requests', () => {
  const sent: readonly Sent[] = [
    [instanceCreate, { project: 'web', body: { name: 'api-1', start: true } }, { id: made }],
    [instanceStop, { instance: made }, { id: made }],
    [instanceDelete, { instance: made }],
  ]

  it.each(['sh', 'bash'])(
    'go on with the id of what they made, once its state allows it: %s',
    async (shell) => {
      const script = curlScript(await stepsOf(...sent), facts)
      // Starting, running: the wait for the stop ends at once; then it is stopping for a while.
      const env = { ANSWER: id, STATES: '- starting - stopping stopping stopped -' }
      const calls = run(script, env, shell).map(({ args }) => [
        args[args.indexOf('--request') + 1],
        args.find((each) => each.startsWith('https:')),
      ])
      expect(calls).toEqual([
        ['POST', 'https://region.example/v1/instances?project=web'],
        ['GET', `https://region.example/v1/instances/${id}`],
        ['POST', `https://region.example/v1/instances/${id}/stop`],
        ['GET', `https://region.example/v1/instances/${id}`],
        ['GET', `https://region.example/v1/instances/${id}`],
        ['GET', `https://region.example/v1/instances/${id}`],
        ['DELETE', `https://region.example/v1/instances/${id}`],
      ])
      expect(script).not.toContain(made)
    },
  )

  it('are the same by the program of the region', async () => {
    const script = programScript(await stepsOf(...sent), facts)
    const calls = run(script, { ANSWER: id, STATES: '- running - stopped -' })
    expect(calls.map(({ args }) => args.slice(0, 2).join(' '))).toEqual([
      'instance create',
      'instance view',
      'instance stop',
      'instance view',
      'instance delete',
    ])
    expect(calls.at(-1)?.args).toEqual(['instance', 'delete', '--instance', id])
  })

  it('wait for nothing that none of them has set in motion', async () => {
    const steps = await stepsOf([instanceStop, { instance: id }], [instanceDelete, { instance: made }])
    expect(steps.map(({ is }) => is)).toEqual(['request', 'request'])
    expect(variablesOf(steps).given).toEqual([
      ['INSTANCE_ID', id],
      ['INSTANCE_ID_2', made],
    ])
  })

  it.each(['sh', 'bash'])('send a file in chunks, each with its offset: %s', async (shell) => {
    const file = join(mkdtempSync(join(tmpdir(), 'file-')), "it's a file")
    onTestFinished(() => rmSync(dirname(file), { recursive: true }))
    const bytes = Buffer.alloc(CHUNK_BYTES + 1_000, 'orrery')
    writeFileSync(file, bytes)
    const steps = await stepsOf([diskBulkWriteImport, { disk: id }], [diskBulkWriteImportStop, { disk: id }])
    const calls = run(curlScript(steps, facts), { FILE: file }, shell)
    const chunks = calls.slice(0, -1).map(({ body }) => JSON.parse(body) as Record<string, string | number>)
    expect(chunks.map(({ offset }) => offset)).toEqual([0, CHUNK_BYTES])
    const parts = chunks.map((chunk) => Buffer.from(String(chunk['base64_encoded_data']), 'base64'))
    expect(Buffer.concat(parts).equals(bytes)).toBe(true)
    expect(calls.at(-1)?.args.at(-1)).toContain('bulk-write-stop')
  })
})
