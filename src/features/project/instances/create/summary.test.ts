import { expect, test } from 'vitest'
import { initialValues, type CreateValues } from './createValues'
import { allRead, sectionTexts, summaryText, type UnreadLists } from './summary'

const sources = [{ id: 'image-1', name: 'harbour-linux-13', sizeGiB: 8 }]
const values = (more: Partial<CreateValues> = {}): CreateValues => ({
  ...initialValues({
    siloImages: sources,
    projectImages: [],
    sshKeys: [{ id: 'key-1' }],
    defaultPool: 'dock-public',
    hasVpc: true,
  }),
  ...more,
})
const summary = (more?: Partial<CreateValues>, unread?: UnreadLists) =>
  Object.fromEntries(
    summaryText(values(more), sources, unread)
      .split('\n')
      .map((line) => line.split('\t')),
  ) as Record<string, string>

test('an untouched form says what would be created, and what is not chosen yet', () => {
  expect(summary()).toEqual({
    Name: 'not chosen yet',
    Size: '2 vCPUs, 8 GiB',
    'Boots from': 'not chosen yet',
    'SSH keys': '1',
    Network: '1 interface in default',
    Addresses: 'ephemeral from dock-public',
    Starts: 'once created',
  })
})

test.each<[Partial<CreateValues>, object]>([
  [{ siloImage: 'image-1' }, { 'Boots from': 'harbour-linux-13, 10 GiB' }],
  [{ bootSource: 'disk', bootDisk: 'old-boot' }, { 'Boots from': 'old-boot' }],
  [{ hardware: 'custom', ncpus: 1, memoryGiB: 4 }, { Size: '1 vCPU, 4 GiB' }],
  [{ hardware: 'custom', ncpus: '' }, { Size: 'not chosen yet' }],
  [{ disks: [{ type: 'attach', name: 'data', sizeBytes: 1 }] }, { 'More disks': '1 attached' }],
  [{ nics: 'none' }, { Network: 'none', Addresses: 'none' }],
  [{ ephemeral: false }, { Addresses: 'none' }],
  [{ pool: '', floatingIps: ['quay-1'] }, { Addresses: 'ephemeral, 1 floating' }],
  [
    { groups: ['a', 'b'], sshKeys: [], start: false },
    { Groups: 'a, b', 'SSH keys': 'none', Starts: 'no, it stays stopped' },
  ],
])('%j is summed up', (more, expected) => {
  expect(summary(more)).toMatchObject(expected)
})

const sections = (more?: Partial<CreateValues>, unread = allRead) =>
  Object.fromEntries(
    Object.entries(sectionTexts).map(([name, textOf]) => [name, textOf(values(more), unread)]),
  )

test('a folded section says what an untouched form does', () => {
  expect(sections()).toEqual({
    start: '1 instance, started once created',
    disks: 'no additional disks',
    keys: '1 key',
    networking: '1 interface in default, ephemeral from dock-public',
    placement: 'default restart',
    userData: 'no user data',
  })
})

test.each<[Partial<CreateValues>, object]>([
  [{ disks: [{ type: 'attach', name: 'data', sizeBytes: 1 }] }, { disks: '1 attached' }],
  [
    { count: 3, description: 'Pulls', start: false },
    { start: '3 instances, with a description, not started' },
  ],
  [{ sshKeys: [] }, { keys: 'no SSH keys' }],
  [{ nics: 'none' }, { networking: 'no interface' }],
  [{ ephemeral: false }, { networking: '1 interface in default, no external address' }],
  [{ ephemeral: false, hostname: 'tug' }, { networking: /, named tug$/ }],
  [{ groups: ['a', 'b'], restart: 'never' }, { placement: 'in a, b, never restarted' }],
  [{ userDataText: '#!/bin/sh' }, { userData: /^user data of 9\sB$/ }],
  [{ userDataFrom: 'file', userDataText: 'x' }, { userData: 'no user data' }],
  [
    { userDataFrom: 'file', userDataFile: { name: 'init.sh', sizeBytes: 1, base64: '' } },
    { userData: 'user data from init.sh' },
  ],
])('%j is said by its folded section', (more, expected) => {
  for (const [name, text] of Object.entries(expected))
    expect(sections(more)[name]).toMatch(text instanceof RegExp ? text : new RegExp(`^${String(text)}$`))
})

test('a list that could not be read is not loaded, and not none', () => {
  const unread: UnreadLists = ['siloImage', 'key', 'vpc', 'pool']
  expect(summary({ sshKeys: [], pool: '' }, unread)).toMatchObject({
    'Boots from': 'not loaded',
    'SSH keys': 'all of yours, not loaded',
    Network: '1 interface, VPCs not loaded',
    Addresses: 'ephemeral, IP pools not loaded',
  })
  expect(summary({ siloImage: 'image-1', bootSource: 'projectImage' }, unread)).toMatchObject({
    'Boots from': 'not chosen yet',
    'SSH keys': '1, others not loaded',
  })
  expect(sections({ sshKeys: [] }, unread)).toMatchObject({
    keys: 'SSH keys: all of yours, not loaded',
    networking: '1 interface, VPCs not loaded, ephemeral from dock-public',
  })
})
