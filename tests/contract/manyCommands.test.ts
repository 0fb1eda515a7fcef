import { expect, it } from 'vitest'
import type { Command } from '#store/commands/command'
import { whyNotMany } from '#store/commands/many'

// Every command of the console runs on many records, or says why not.

const modules = import.meta.glob<object>('/src/features/**/commands.ts', { eager: true })
const sources = import.meta.glob<string>('/src/features/**/commands.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The commands in a value: itself, or those in a list or a record. */
function commandsIn(value: unknown): readonly Command[] {
  if (typeof value !== 'object' || value === null) return []
  if ('call' in value && 'errorMessage' in value) return [value as Command]
  return Object.values(value).flatMap(commandsIn)
}

const commands = Object.values(modules).flatMap(commandsIn)
const byName = new Map(commands.map((command) => [command.name, command]))
/** Commands that are made by a function, or are only part of a plan: the sources have their names. */
const written = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/name: '([a-z]\w*\.\w+)',\n\s+label:/gi)].map(([, name = '']) => name),
)

it('all of them are here, or are steps that only a plan has', () => {
  expect(byName.size).toBeGreaterThan(50)
  expect(written.filter((name) => !byName.has(name)).toSorted()).toEqual([
    'disk.finalizeImport',
    'disk.stopImport',
    'sled.close',
    'sled.open',
  ])
})

it('the commands whose label says so delete', () => {
  const deleting = [...byName.values()].filter(({ deletes }) => deletes)
  expect(deleting.length).toBeGreaterThan(25)
  expect(deleting).toEqual([...byName.values()].filter(({ label }) => /^Delete\b/.test(label)))
})

it('a command that cannot run on many says why, as a sentence without its full stop', () => {
  const reasons = [...byName.values()].flatMap((command) => whyNotMany(command) ?? [])
  expect(reasons.filter((reason) => !/^[A-Z][^.]{10,}$/.test(reason))).toEqual([])
  expect(
    [...byName.values()]
      .filter((command) => whyNotMany(command))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'inboundIcmp.disable',
    'inboundIcmp.enable',
    'instance.resize',
    'instance.setBootDisk',
    'instance.unsetBootDisk',
    'nic.makePrimary',
    'siloPool.makeDefault',
    'supportBundle.download',
    'supportBundle.downloadFile',
    'targetRelease.set',
  ])
})

it('a command that is read first after a lost response can be read, and its state shows what it did', () => {
  const unread = [...byName.values()].filter(
    ({ many, follow, law }) => many === 'readFirst' && !(follow && law),
  )
  expect(unread.map(({ name }) => name)).toEqual([])
})

it('only what ends a thing or sets a value may be sent twice', () => {
  const repeated = [...byName.values()].filter(({ many }) => many === 'repeatable')
  const ends = /^(Delete|Remove|Detach|Unlink|Clear|Enable|Disable|Make|Set|Sign out)\b/
  expect(repeated.filter(({ label }) => !ends.test(label)).map(({ name }) => name)).toEqual([])
})
