import { expect, it } from 'vitest'
import { commandsAgain } from '#features/console/ledger/allAgain'
import { whyNotMany } from '#store/commands/many'
import { isLookedFor } from '#store/ledger/madeViews'
import { isAlreadyDoneIn } from '#store/commands/partition'
import { subjectViews } from '#store/ledger/subjectViews'
import { allCommands } from '../support/allCommands'

// Every command of the console runs on many records, or says why not. Those on a thing that is read by its id begin again.

const sources = import.meta.glob<string>('/src/features/**/commands.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Commands that are made by a function, or are only part of a plan: the sources have their names. */
const written = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/name: '([a-z]\w*\.\w+)',\n\s+label:/gi)].map(([, name = '']) => name),
)

it('all of them are here, or are steps that only a plan has', () => {
  expect(allCommands.size).toBeGreaterThan(50)
  expect(written.filter((name) => !allCommands.has(name)).toSorted()).toEqual([
    'disk.finalizeImport',
    'disk.stopImport',
    'sled.close',
    'sled.open',
  ])
})

it('the commands whose label says so delete', () => {
  const deleting = [...allCommands.values()].filter(({ deletes }) => deletes)
  expect(deleting.length).toBeGreaterThan(25)
  expect(deleting).toEqual([...allCommands.values()].filter(({ label }) => /^Delete\b/.test(label)))
})

it('a command that cannot run on many says why, as a sentence without its full stop', () => {
  const reasons = [...allCommands.values()].flatMap((command) => whyNotMany(command) ?? [])
  expect(reasons.filter((reason) => !/^[A-Z][^.]{10,}$/.test(reason))).toEqual([])
  expect(
    [...allCommands.values()]
      .filter((command) => whyNotMany(command))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'inboundIcmp.disable',
    'inboundIcmp.enable',
    'instance.resize',
    'instance.setBootDisk',
    'instance.unsetBootDisk',
    'jumboFrames.allow',
    'jumboFrames.disallow',
    'nic.makePrimary',
    'rackMembership.abort',
    'siloPool.makeDefault',
    'siloSubnetPool.makeDefault',
    'supportBundle.download',
    'supportBundle.downloadFile',
    'targetRelease.set',
  ])
})

it('a command that is read first after a lost response can be read, and its state shows what it did', () => {
  const unread = [...allCommands.values()].filter(
    ({ many, follow, rule }) => many === 'readFirst' && !(follow && rule),
  )
  expect(unread.map(({ name }) => name)).toEqual([])
})

it('a command whose state can show that it has nothing to do can be looked at after a refusal', () => {
  const blind = [...allCommands.values()].filter(
    ({ rule, follow }) =>
      rule &&
      !follow &&
      rule.lifecycle.states.some(
        (state) => state !== rule.lifecycle.gone && isAlreadyDoneIn(state, { rule }),
      ),
  )
  expect(blind.map(({ name }) => name)).toEqual([])
})

it('a command that the region refuses once another client has carried it out can tell that', () => {
  const blind = [...allCommands.values()].filter(({ many, isSo, isMade, rule, follow }) => {
    const isShown = rule?.lifecycle.states.some((state) => isAlreadyDoneIn(state, { rule }))
    return typeof many === 'string' && many !== 'repeatable' && !isSo && !isMade && !(follow && isShown)
  })
  expect(blind.map(({ name }) => name).toSorted()).toEqual([
    // Each of them does one more thing every time, or the region takes it a second time.
    'bfdSession.disable',
    'disk.snapshot',
    'webhookDelivery.resend',
  ])
})

it('a command that must not be sent twice is looked for after a reload, or not offered again for what may be done', () => {
  const once = [...allCommands.values()].filter(({ many }) => many === 'once').map(({ name }) => name)
  expect(once.filter((name) => !isLookedFor(name)).toSorted()).toEqual([
    // They make nothing, but for a delivery, which no list shows as that of one request.
    'affinity.addInstance',
    'bfdSession.disable',
    'externalSubnet.detach',
    'floatingIp.detach',
    'image.promote',
    'instance.detachDisk',
    'instance.detachEphemeralIp',
    'instance.detachExternalSubnet',
    'instance.detachFloatingIp',
    'ipPool.removeRange',
    'ipPool.removeServiceRange',
    'sled.add',
    'subnetPool.removeMember',
    'webhookDelivery.resend',
  ])
})

it('only what ends a thing or sets a value may be sent twice', () => {
  const repeated = [...allCommands.values()].filter(({ many }) => many === 'repeatable')
  const ends = /^(Adopt|Withdraw|Delete|Remove|Detach|Leave|Unlink|Clear|Enable|Disable|Make|Set|Sign out)\b/
  expect(repeated.filter(({ label }) => !ends.test(label)).map(({ name }) => name)).toEqual([])
})

it('a command on a thing that is read by its id begins again, or needs more than the record of the thing', () => {
  const again = new Set(Object.values(commandsAgain).flatMap((all) => all.map(({ name }) => name)))
  const kinds = Object.keys(subjectViews)
  const others = [...allCommands.keys()].filter(
    (name) => kinds.includes(name.split('.')[0] ?? '') && !again.has(name),
  )
  expect(others.toSorted()).toEqual([
    'disk.bringBack',
    'disk.create',
    'disk.snapshot',
    'floatingIp.delete',
    'floatingIp.detach',
    'instance.bringBack',
    'instance.create',
    'instance.detachDisk',
    'instance.detachEphemeralIp',
    'instance.detachExternalSubnet',
    'instance.detachFloatingIp',
    'instance.resize',
    'instance.setBootDisk',
    'instance.unsetBootDisk',
    'supportBundle.downloadFile',
  ])
})
