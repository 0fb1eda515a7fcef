import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { readSettings } from '#features/app/readSettings'
import { MODEL } from '#store/api/versions/generated/shipped'
import { unreadable } from '#store/kept/browserStorage'
import { Drafts } from '#store/kept/drafts'
import { Database, DATABASE } from '#store/ledger/database'
import { recordIn, whyNotBack, type Named, type RecordedDisk } from '#store/kept/deletedRecords'
import { whyNotUndo, type Line } from '#store/ledger/line'
import { linesInModel } from '#store/ledger/linesInModel'
import { addressesOf } from '#model/network/privateIps'
import { defaults, settings } from '#model/settings'
import { placeKindOf, placeKinds } from '#store/undo/places'
import { browserStorages } from '../support/browserStorages'

// One record of each kind as a release has kept it, read as this release reads it. The records of `support/kept` are never
// changed: they are in browsers. Only what they say follows the words of today. A new kind, or another shape of one, gets
// a file of its release.

const folder = new URL('../support/kept/', import.meta.url)

interface Kept {
  lines: readonly (Line & { owner: string })[]
  storage: Readonly<Record<string, string>>
  /** What each line says that it can put back or bring back, by its id. */
  says: Readonly<Record<string, readonly string[]>>
}

const releases = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Kept] as const,
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_795_942_300_000 })
  vi.stubGlobal('indexedDB', new IDBFactory())
  unreadable.found.splice(0)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Object.assign(settings, defaults)
})

/** The lines of a database as a release has left it. */
async function read(kept: readonly Line[]): Promise<readonly Line[]> {
  const database = await openDB(DATABASE, kept[0]?.schema, {
    upgrade(made) {
      const lines = made.createObjectStore('lines', { keyPath: 'id' })
      lines.createIndex('begun', ['owner', 'begunAt'])
      lines.createIndex('age', 'begunAt')
    },
  })
  for (const line of kept) await database.put('lines', line)
  database.close()
  return linesInModel(await (await Database.open('me')).read())
}

/** The facts of a record in words, or why it brings nothing back. */
function recordSaid(line: Line): readonly string[] {
  const record = recordIn(line)
  if (!record) return [whyNotBack(line) ?? 'No record']
  const { kind, name, description } = record
  const diskSaid = ({ name: of, size, readOnly, diskType }: RecordedDisk) =>
    `${of}: ${size} ${diskType}${readOnly ? ', read-only' : ''}`
  if (record.kind === 'disk') return [`${kind} ${diskSaid(record)}`, description]
  const names = (all: readonly Named[]) => all.map((each) => each.name).join(', ')
  return [
    `${kind} ${name}: ${record.ncpus} ${record.memory} ${record.hostname} ${record.autoRestartPolicy}`,
    description,
    ...record.disks.map((disk) => `${diskSaid(disk)}${disk.id === record.bootDiskId ? ', boot' : ''}`),
    ...record.nics.map((nic) => `${nic.name}: ${addressesOf(nic.ipStack).join(', ')} in ${nic.subnetName}`),
    ...[...record.ephemeralIps, ...record.floatingIps].map(({ ip }) => ip),
    names([...record.antiAffinityGroups, ...record.affinityGroups, ...record.sshKeys]),
    ...record.unread,
  ]
}

/** What a line can put back or bring back, or why it cannot. */
function saidOf(line: Line): readonly string[] {
  if (!line.undo) return recordSaid(line)
  const { undo } = line
  const facts = placeKindOf(undo)?.words(undo.before) ?? []
  const reason = whyNotUndo(line)
  return reason === undefined
    ? facts.map(
        ({ label, value }) => `${label}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      )
    : [reason]
}

test('each kind of undo and of deletion has a record', () => {
  const lines = releases.flatMap(([, kept]) => kept.lines)
  const kinds = new Set(lines.map(({ undo, deleted }) => undo?.kind ?? deleted?.kind))
  expect(kinds).toEqual(new Set([...Object.keys(placeKinds), 'disk', 'instance']))
})

describe.each(releases)('%s', (_, { lines, storage, says }) => {
  it('each line is read, with all that it has', async () => {
    const found = await read(lines)
    const plain = ({ undo: __, deleted: ___, ...line }: Line) => line
    expect(found.map(plain)).toEqual(lines.map(({ owner: __, ...line }) => plain(line)))
  })

  it('what was before can be put back, and what was deleted can be brought back', async () => {
    const found = await read(lines)
    expect(Object.fromEntries(found.map((line) => [line.id, saidOf(line)]))).toEqual(says)
    expect(found.map(({ undo, deleted }) => (undo ?? deleted)?.model)).toEqual(found.map(() => MODEL))
  })

  it('what was typed is there, and the settings count', async () => {
    vi.stubGlobal('window', {})
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
    vi.stubGlobal('location', { pathname: '/', search: '' })
    browserStorages({ local: storage })
    expect(new Drafts().read({ userId: 'me', form: '/projects/web/disks-new' })).toEqual({
      name: 'data-1',
      sizeGiB: 7,
      tags: ['a'],
    })
    await readSettings()
    expect(settings).toMatchObject({
      name: 'Tidewater',
      docsUrl: 'https://docs.example/',
      firstPage: '/home',
      limits: { vcpus: 32, memoryGiB: 512 },
      support: [{ label: 'Help', url: 'https://help.example/' }],
      off: ['snapshots'],
    })
    expect(unreadable.found).toEqual([])
  })
})
