import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './ensure-deps.mjs'
import { decisions } from './api/newVersion.mjs'
import { modelOf, storedVersions } from './api/generate.mjs'
import type { VersionedApi } from './api/versions.mjs'

const versions = storedVersions()
const newest = versions.at(-1)
if (!newest) throw new Error('There is no description.')

/** A made-up version after the newest one. */
const next = (calls: VersionedApi['calls']): VersionedApi => ({ ...newest, version: '2027010100', calls })

/** The lists for a made-up version, by the first words of their titles. */
function listsOf(calls: VersionedApi['calls'], dropped: readonly string[] = []) {
  const newer = next(calls)
  const lists = decisions(modelOf([...versions, newer]), newest as VersionedApi, newer, { rows: '', dropped })
  const namesOf = (start: string) => lists.find(({ title }) => title.startsWith(start))?.names
  return {
    changed: namesOf('Operations that changed'),
    gone: namesOf('Operations that are gone'),
    moved: namesOf('Operations that moved'),
    added: namesOf('New operations'),
  }
}

describe('a new version of the API', () => {
  it('asks for nothing if it is like the one before', () => {
    expect(listsOf(newest.calls)).toEqual({ changed: [], gone: [], moved: [], added: [] })
  })

  it('an operation that it drops is named, until the model keeps it', () => {
    const calls = newest.calls.filter(({ name }) => name !== 'alertView')
    expect(listsOf(calls).gone).toEqual(['alertView (GET /v1/alerts/{alertId})'])
    expect(listsOf(calls, ['alertView']).gone).toEqual([])
  })

  it('an operation that it moves is named, and so are both names of one that it also renames', () => {
    const elsewhere = (name: string) =>
      newest.calls.map((call) =>
        call.name === 'alertView' ? { ...call, name, path: '/v2/alert/{alertId}' } : call,
      )
    expect(listsOf(elsewhere('alertView')).moved).toEqual(['alertView (GET /v1/alerts/{alertId})'])
    expect(listsOf(elsewhere('alertRead'))).toMatchObject({
      gone: ['alertView (GET /v1/alerts/{alertId})'],
      moved: [],
      added: ['alertRead (GET /v2/alert/{alertId})'],
    })
  })

  it('an operation that it changes needs a row in its step', () => {
    const calls = newest.calls.map((call) => (call.name === 'alertView' ? { ...call, parameters: [] } : call))
    expect(listsOf(calls).changed).toEqual(['alertView'])
  })
})

describe('a version that renames a field of a disk', () => {
  const NEXT = '2098010100'
  const folder = mkdtempSync(join(tmpdir(), 'new-version-'))
  const run = promisify(execFile)

  /** Runs a tool in the copy. @returns what it writes; its errors too, if it fails */
  const inCopy = (tool: string, ...args: string[]) =>
    run(process.execPath, [tool, ...args], { cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `failed:\n${stdout}${stderr}`,
    )
  const typeErrors = () => inCopy('node_modules/typescript/bin/tsc', '--project', 'tsconfig.copy.json')

  /** The newest description with another name of the size of a disk's blocks. */
  function description() {
    const { info, components, ...rest } = structuredClone((newest as VersionedApi).description)
    const disk = components.schemas['Disk']
    const { block_size: size, ...properties } = disk?.properties ?? {}
    const required = disk?.required?.map((name) => (name === 'block_size' ? 'sector_size' : name))
    const Disk = { ...disk, properties: { ...properties, sector_size: size }, required }
    return {
      ...rest,
      info: { ...info, version: `${NEXT}.0.0` },
      components: { schemas: { ...components.schemas, Disk } },
    }
  }

  beforeAll(() => {
    const isLeftOut = (name: string) => /^(\.git|\.cache|dist.*|docs|node_modules|test-results)$/.test(name)
    for (const name of readdirSync(root).filter((each) => !isLeftOut(each)))
      cpSync(root + name, join(folder, name), { recursive: true })
    symlinkSync(`${root}node_modules`, join(folder, 'node_modules'))
    const settings = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
    }
    writeFileSync(join(folder, 'tsconfig.copy.json'), JSON.stringify(settings))
    writeFileSync(join(folder, 'description.json'), JSON.stringify(description()))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('compiles as the tool adds it, and needs one file by hand: its step', { timeout: 300_000 }, async () => {
    const decisionsLeft = await inCopy('tools/gen-api.mjs', 'description.json')
    expect(decisionsLeft).toContain(`src/store/api/versions/steps/v${NEXT}.ts is new.`)
    expect(decisionsLeft).toContain(`without a row in the step:
  diskCreate
  diskList
  diskView
  instanceDiskAttach
  instanceDiskDetach
  instanceDiskList
`)
    expect(await typeErrors()).toBe('')
    const step = `import type * as Older from '../generated/v${newest.version}'
import type * as Newer from '../generated/v${NEXT}'
import { pageConversion, type Changes, type Conversion, type VersionStep } from '../change'

const disk: Conversion<Older.Disk, Newer.Disk> = {
  up: ({ blockSize, ...rest }) => ({ ...rest, sectorSize: blockSize }),
  down: ({ sectorSize, ...rest }) => ({ ...rest, blockSize: sectorSize }),
}

const disks = pageConversion<Older.Disk, Newer.Disk>(disk)

const changes: Changes<Older.Operations, Newer.Operations> = {
  diskCreate: { answer: disk },
  diskList: { answer: disks },
  diskView: { answer: disk },
  instanceDiskAttach: { answer: disk },
  instanceDiskDetach: { answer: disk },
  instanceDiskList: { answer: disks },
}

export const v${NEXT}: VersionStep = { since: '${NEXT}', changes }
`
    writeFileSync(join(folder, `src/store/api/versions/steps/v${NEXT}.ts`), step)
    expect(await typeErrors()).toBe('')
    const tests = ['tests/contract/versions.test.ts', 'tests/contract/generated.test.ts', 'mirage/versions']
    expect(await inCopy('node_modules/vitest/vitest.mjs', 'run', ...tests)).not.toContain('failed')
  })
})
