import { describe, expect, test } from 'vitest'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { earlyKey } from './earlyKeys'
import { FIRST_ENTRIES, firstOf, MOST_OF_GROUP, paletteGroups } from './paletteGroups'
import { helpEntries } from './helpEntries'
import { beginningScore, matchScore } from './match'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import type { StatefulRecord } from '#features/kit/lifecycle/statefulResource'
import { highlightIn, highlightAfter } from './highlight'

const best = (typed: string, texts: string[]) =>
  texts
    .filter((text) => matchScore(text, typed) > 0)
    .sort((a, b) => matchScore(b, typed) - matchScore(a, typed))

describe('a match', () => {
  test('ignores case and the spaces around', () => {
    expect(matchScore('Instances', ' INST ')).toBeGreaterThan(0)
  })

  test('needs every letter, in order', () => {
    expect(matchScore('Disks', 'dks')).toBeGreaterThan(0)
    expect(matchScore('Disks', 'skd')).toBe(0)
    expect(matchScore('Disks', 'diskss')).toBe(0)
  })

  test('takes everything before anything is typed', () => {
    expect(matchScore('Disks', '')).toBe(matchScore('Instances', '  '))
  })

  test('puts the text itself first, then its beginning, a word, its inside, and scattered letters', () => {
    const texts = ['wxexb', 'cobweb', 'new web', 'web-1', 'web']
    expect(best('web', texts)).toEqual(['web', 'web-1', 'new web', 'cobweb', 'wxexb'])
  })

  test('prefers initials to letters that only happen to follow', () => {
    expect(best('ni', ['Silo administration', 'New instance'])[0]).toBe('New instance')
  })

  test('finds the beginning of a later word behind the same letters inside an earlier one', () => {
    expect(matchScore('cobweb web', 'web')).toBe(matchScore('the web', 'web'))
  })

  test('skips the spaces of what was typed where the words do not stand together', () => {
    expect(matchScore('New floating IP', 'new ip')).toBeGreaterThan(0)
  })

  test('by the beginnings of words takes them in order, and neither letters inside nor scattered ones', () => {
    const command = 'Stop, then delete: berth-db-primary'
    for (const typed of ['st', 'delete', 'PRIMARY', 'stop primary', 'del  berth-db', 'std'])
      expect(beginningScore(command, typed)).toBeGreaterThan(0)
    for (const typed of ['help', 'top', 'erth', 'delete stop', 'stop help'])
      expect(beginningScore(command, typed)).toBe(0)
    expect(best('web 1', ['awe-b1', 'web-1'])).toEqual(['web-1', 'awe-b1'])
  })
})

describe('commands', () => {
  const commands: readonly PaletteEntry[] = [
    { label: 'Stop, then delete: berth-db-primary', group: 'Commands', tone: 'danger', run: () => {} },
    { label: 'Start berth-db-primary', group: 'Commands', run: () => {} },
    { label: 'Select all help pages', group: 'Actions', run: () => {} },
    { label: 'Create floating IP', also: 'New floating IP', group: 'Actions', to: '/new' },
  ]
  const labels = (typed: string, entries = commands) =>
    paletteGroups(entries, typed).flatMap(({ items }) => items.map(({ label }) => label))

  test('"help" finds a deletion, by letters that are scattered over its words', () => {
    expect(labels('help')).toEqual(['Select all help pages'])
    for (const typed of ['elp', 'brth', 'floaip', 'ewf']) expect(labels(typed)).toEqual([])
    expect(labels('new ip')).toEqual(['Create floating IP'])
    expect(labels('stop primary')).toEqual(['Stop, then delete: berth-db-primary'])
  })

  test('"berth" puts a deletion before what deletes nothing', () => {
    expect(labels('berth')).toEqual(['Start berth-db-primary', 'Stop, then delete: berth-db-primary'])
    const onPage: readonly PaletteEntry[] = [
      { label: 'Delete my-web', group: 'Actions', tone: 'danger', run: () => {} },
      { label: 'my-web', group: 'Go to disk', to: '/projects/a/disks/my-web' },
    ]
    expect(labels('web', onPage)).toEqual(['my-web', 'Delete my-web'])
  })
})

describe('help', () => {
  const deletion: PaletteEntry = {
    label: 'Stop, then delete: berth-db-primary',
    group: 'Commands',
    tone: 'danger',
    run: () => {},
  }
  const link = { label: 'Docs', group: 'Help', to: '/help' }
  const found = (typed: string, ...more: PaletteEntry[]) =>
    paletteGroups([...more, ...helpEntries(() => {})], typed).flatMap(({ items }) =>
      items.map(({ label, place }) => (place === undefined ? label : `${label} (${place})`)),
    )

  test('"help" finds nothing, or a deletion first', () => {
    const entries = ['Docs (help)', 'Keyboard shortcuts (help)']
    expect(found('help')).toEqual(entries)
    expect(found('help', deletion, link)).toEqual(entries)
    expect(found('manual', deletion, link)).toEqual(['Docs (manual)'])
    expect(found('documentation', link)).toEqual(['Docs (documentation)'])
  })

  test('the docs are there twice beside the link of the sidebar, or before anything is typed', () => {
    expect(found('docs', link)).toEqual(['Docs'])
    expect(found('', link)).toEqual(['Docs', 'Keyboard shortcuts'])
  })
})

describe('groups', () => {
  const entries = [
    { label: 'web', group: 'Go to project' },
    { label: 'Disks', group: 'Project web' },
    { label: 'New project', group: 'Actions' },
    { label: 'archive', group: 'Go to project' },
  ]
  const shown = (typed: string) =>
    paletteGroups(entries, typed).map(({ name, items }) => [name, ...items.map(({ label }) => label)])

  test('groups are as they were registered, and each stays together', () => {
    expect(shown('')).toEqual([
      ['Go to project', 'web', 'archive'],
      ['Project web', 'Disks'],
      ['Actions', 'New project'],
    ])
  })

  test('recent pages come first, what every page has after all else, the commands for rows last', () => {
    const offered = ['Help', 'Commands', 'Silo acme', 'Console', 'Recent', 'Actions', 'System']
    const names = paletteGroups(
      offered.map((group) => ({ label: group, group })),
      '',
    ).map(({ name }) => name)
    expect(names).toEqual(['Recent', 'Silo acme', 'Actions', 'System', 'Help', 'Console', 'Commands'])
  })

  test('what makes something new is found by "new" as well, and shown as it is called here', () => {
    const made = [
      { label: 'Create disk', also: 'New disk', group: 'Actions' },
      { label: 'newest', group: 'Go to disk' },
    ]
    const [actions] = paletteGroups(made, 'new di')
    expect(actions?.items.map(({ label }) => label)).toEqual(['Create disk'])
  })

  test('a group without a match is not shown; its name does not count as one', () => {
    expect(shown('web')).toEqual([['Go to project', 'web']])
    expect(shown('zzz')).toEqual([])
  })

  test('Enter alone deletes, although the page offers more', () => {
    const offered = [
      { label: 'Delete default', group: 'Actions', tone: 'danger' as const },
      { label: 'Edit default', group: 'Actions', disabledReason: 'Not now' },
      { label: 'Add firewall rule', group: 'Actions' },
    ]
    const labels = (typed: string) => paletteGroups(offered, typed)[0]?.items.map(({ label }) => label)
    expect(labels('')).toEqual(['Add firewall rule', 'Delete default', 'Edit default'])
    // The typed text decides first.
    expect(labels('d')?.[0]).toBe('Delete default')
  })

  const inState = (state: string) => ({
    resource: {
      lifecycle: instanceLifecycle,
      read: () => ({ id: '', name: '', state }),
    } as unknown as StatefulRecord['resource'],
    row: {},
  })

  test('"stop" offers failed instances first', () => {
    const commands = [
      { label: 'Stop relay', group: 'Commands', run: () => {}, stateful: inState('failed') },
      { label: 'Stop web', group: 'Commands', run: () => {}, stateful: inState('running') },
    ]
    const labels = paletteGroups(commands, 'stop')[0]?.items.map(({ label }) => label)
    expect(labels).toEqual(['Stop web', 'Stop relay'])
  })

  test('a group with the text itself comes before one with its letters only', () => {
    const offered = [
      { label: 'Delete the old one', group: 'Actions' },
      { label: 'Sleds', group: 'Hardware' },
    ]
    expect(paletteGroups(offered, 'sleds').map(({ name }) => name)).toEqual(['Hardware'])
    const pages = offered.map((entry) => ({ ...entry, group: entry.group.replace('Actions', 'Pages') }))
    expect(paletteGroups(pages, 'led').map(({ name }) => name)).toEqual(['Hardware', 'Pages'])
  })

  describe('while something is typed', () => {
    const offered = [
      { label: 'Start web', group: 'Actions' },
      { label: 'Machine debugger', also: 'State charts', group: 'Help' },
      { label: 'Activity', also: 'Stories', group: 'Console' },
      { label: 'Storage', group: 'Project web' },
      { label: 'Stop web', group: 'Commands' },
      { label: 'Sled slots', group: 'Hardware' },
    ]
    const names = (typed: string, among = offered) => paletteGroups(among, typed).map(({ name }) => name)

    test('the pages of the place come before what every page has', () => {
      expect(names('st')).toEqual(['Actions', 'Project web', 'Help', 'Console', 'Commands', 'Hardware'])
    })

    test('before that, the groups of the place are as they were registered', () => {
      expect(names('')).toEqual(['Actions', 'Project web', 'Hardware', 'Help', 'Console', 'Commands'])
    })

    test('of groups that match equally, actions come first', () => {
      expect(names('st', [{ label: 'Storage', group: 'Silo acme' }, ...offered]).slice(0, 2)).toEqual([
        'Actions',
        'Silo acme',
      ])
    })

    test('the group with the best match comes first', () => {
      expect(names('storage', [{ label: 'Add storage', group: 'Actions' }, ...offered])).toEqual([
        'Project web',
        'Actions',
      ])
    })

    test('what every page has comes before mere letters', () => {
      expect(names('debugger', [{ label: 'Delete bug tagger', group: 'Go to disk' }, ...offered])).toEqual([
        'Help',
        'Go to disk',
      ])
    })
  })

  describe('records and pages from elsewhere', () => {
    const record = {
      label: 'web-1',
      group: 'Instances',
      to: '/projects/web/instances/web-1/storage',
      texts: ['b2f1c0de-0000-4000-8000-000000000001', '192.0.2.10'],
      isFound: true as const,
    }

    test('are not in the list before anything is typed', () => {
      expect(paletteGroups([record], '')).toEqual([])
    })

    test('are found by a part of their name, id or address, and not by scattered letters', () => {
      expect(paletteGroups([record], 'eb-1')).toHaveLength(1)
      expect(paletteGroups([record], 'B2F1')).toHaveLength(1)
      expect(paletteGroups([record], '2.0.2.1')).toHaveLength(1)
      expect(paletteGroups([record], 'wb1')).toEqual([])
    })

    test('are listed once, by the entry of the page if it has one', () => {
      const ofPage = { label: 'web-1', group: 'Go to instance', to: record.to }
      expect(paletteGroups([ofPage, record], 'web').map(({ name }) => name)).toEqual(['Go to instance'])
      expect(paletteGroups([record, { ...record, group: 'Other' }], 'web').map(({ name }) => name)).toEqual([
        'Instances',
      ])
    })

    test('are found by an id that the entry of the page does not know', () => {
      const ofPage = { label: 'web-1', group: 'Go to instance', to: record.to }
      expect(paletteGroups([ofPage, record], 'b2f1c0de').map(({ name }) => name)).toEqual(['Instances'])
    })
  })

  describe('an entry with other words', () => {
    const quotas = { label: 'Utilization', group: 'Pages', place: 'System', words: ['quotas', 'disk limits'] }
    const shownBy = (typed: string, ...more: PaletteEntry[]) =>
      paletteGroups([quotas, ...more], typed).map(({ name, items }) => [
        name,
        ...items.map(({ label, place = '' }) => `${label} (${place})`),
      ])

    test('is found by the beginning of one, which is shown before its place', () => {
      expect(shownBy('quota')).toEqual([['Pages', 'Utilization (quotas · System)']])
      expect(shownBy('limi')).toEqual([['Pages', 'Utilization (disk limits · System)']])
      expect(shownBy('uot')).toEqual([])
      expect(shownBy('util')).toEqual([['Pages', 'Utilization (System)']])
    })

    test('comes after those with the text in their name, before help pages and mere letters', () => {
      const others = [
        { label: 'Question of tan', group: 'System' },
        { label: 'Quotas', group: 'Help pages' },
        { label: 'Edit quotas', group: 'Commands' },
        { label: 'The quota', group: 'Pages' },
      ]
      expect(shownBy('quota', ...others)).toEqual([
        ['Pages', 'The quota ()', 'Utilization (quotas · System)'],
        ['Commands', 'Edit quotas ()'],
        ['Help pages', 'Quotas ()'],
        ['System', 'Question of tan ()'],
      ])
    })

    test('is there once, although a link of the page to it has the letters', () => {
      const found = { ...quotas, isFound: true as const, to: '/utilization', words: ['ul'] }
      const link = { label: 'Utilization', group: 'Silo acme', to: '/utilization' }
      expect(paletteGroups([link, found], 'ul').map(({ name }) => name)).toEqual(['Pages'])
      expect(paletteGroups([link, found], 'util').map(({ name }) => name)).toEqual(['Silo acme'])
    })
  })

  test('a long group says how many it leaves out, and finds them all by typing', () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      label: `vm-${index}`,
      group: 'Go to instance',
    }))
    const [group] = paletteGroups(many, '')
    expect(group?.items).toHaveLength(MOST_OF_GROUP)
    expect(group?.more).toBe(150)
    expect(paletteGroups(many, 'vm-249')[0]).toMatchObject({ items: [many[249]], more: 0 })
  })
})

describe('keys before the field is there', () => {
  const press = (key: string, modifiers: object = {}) => ({
    key,
    metaKey: false,
    ctrlKey: false,
    altKey: false,
    ...modifiers,
  })

  test('letters are kept, Backspace takes the last one away', () => {
    expect(earlyKey(press('u'), '')).toEqual({ typed: 'u' })
    expect(earlyKey(press('t'), 'u')).toEqual({ typed: 'ut' })
    expect(earlyKey(press('Backspace'), 'ut')).toEqual({ typed: 'u' })
  })

  test('Enter and arrows do not reach the page, Escape closes, combinations and Tab pass', () => {
    expect(earlyKey(press('Enter'), 'u')).toBe('run')
    expect(earlyKey(press('ArrowDown'), 'u')).toBe('swallow')
    expect(earlyKey(press('Escape'), 'u')).toBe('close')
    expect(earlyKey(press('k', { ctrlKey: true }), 'u')).toBe('pass')
    expect(earlyKey(press('Tab'), 'u')).toBe('pass')
  })
})

describe('the highlight', () => {
  const press = (key: string, modifiers: object = {}) => ({
    key,
    metaKey: false,
    ctrlKey: false,
    altKey: false,
    shiftKey: false,
    ...modifiers,
  })
  const empty = { selectionStart: 0, selectionEnd: 0, value: '' }
  const step = (key: string, from: number, count = 40, caret = empty) =>
    highlightAfter(press(key), from, count, caret)

  test('the arrows go by one, round the ends', () => {
    expect(step('ArrowDown', 0)).toBe(1)
    expect(step('ArrowDown', 39)).toBe(0)
    expect(step('ArrowUp', 0)).toBe(39)
    expect(step('ArrowUp', 5)).toBe(4)
  })

  test('a page down and up goes no further than the ends', () => {
    expect(step('PageDown', 0)).toBe(10)
    expect(step('PageDown', 35)).toBe(39)
    expect(step('PageUp', 35)).toBe(25)
    expect(step('PageUp', 3)).toBe(0)
  })

  test('Home and End move the caret first', () => {
    const inside = { selectionStart: 1, selectionEnd: 1, value: 'web' }
    expect(step('Home', 4, 40, inside)).toBeUndefined()
    expect(step('End', 4, 40, inside)).toBeUndefined()
    expect(step('Home', 4, 40, { ...inside, selectionStart: 0, selectionEnd: 0 })).toBe(0)
    expect(step('End', 4, 40, { ...inside, selectionStart: 3, selectionEnd: 3 })).toBe(39)
    // A selection up to the end is one that End ends.
    expect(step('End', 4, 40, { ...inside, selectionStart: 0, selectionEnd: 3 })).toBeUndefined()
  })

  test('any other key, a combination, and an empty list take no step', () => {
    expect(step('a', 4)).toBeUndefined()
    expect(step('End', -1, 0)).toBeUndefined()
    expect(highlightAfter(press('ArrowDown', { altKey: true }), 4, 40, empty)).toBeUndefined()
    expect(highlightAfter(press('Home', { shiftKey: true }), 4, 40, empty)).toBeUndefined()
  })

  const at = (key: string, isByHand: boolean, typed = 'we') => ({ key, typed, isByHand })

  test('keeps the highlight when a better match comes later', () => {
    // It was not moved: Enter runs the best match of the text.
    expect(highlightIn(['web', 'cobweb'], at('cobweb', false), 'we')).toBe(0)
    expect(highlightIn(['web', 'cobweb'], at('cobweb', true), 'web')).toBe(0)
    expect(highlightIn(['web'], undefined, '')).toBe(0)
  })

  test('stays where the user moved it, wherever its entry has moved', () => {
    expect(highlightIn(['web', 'new', 'cobweb'], at('cobweb', true), 'we')).toBe(2)
    expect(highlightIn(['web', 'new'], at('cobweb', true), 'we')).toBe(0)
    expect(highlightIn([], at('cobweb', true), 'we')).toBe(-1)
  })
})

describe('the entries that are drawn at once', () => {
  const entriesOf = (group: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `${group} ${index}`, group }))

  test('are the first ones of all groups, and no more than there is room for', () => {
    const groups = paletteGroups([...entriesOf('a', 10), ...entriesOf('b', 60), ...entriesOf('c', 5)], '')
    const first = firstOf(groups)
    expect(first.map(({ name, items }) => [name, items.length])).toEqual([
      ['a', 10],
      ['b', FIRST_ENTRIES - 10],
    ])
    expect(first[1]?.items[0]).toBe(groups[1]?.items[0])
  })

  test('are the same list where all have room', () => {
    const groups = paletteGroups([...entriesOf('a', 3), ...entriesOf('b', FIRST_ENTRIES - 3)], '')
    expect(firstOf(groups)).toBe(groups)
  })
})
