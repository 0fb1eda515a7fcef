import { describe, expect, test } from 'vitest'
import { earlyKey } from './earlyKeys'
import { FIRST_ENTRIES, firstOf, MOST_OF_GROUP, paletteGroups } from '#features/kit/palette/groups'
import { matchScore } from '#features/kit/palette/match'
import { bigStep } from './moveHighlight'

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

  test('actions come first, the others as they were registered, and each stays together', () => {
    expect(shown('')).toEqual([
      ['Actions', 'New project'],
      ['Go to project', 'web', 'archive'],
      ['Project web', 'Disks'],
    ])
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

describe('greater steps', () => {
  const both = { isAtStart: true, isAtEnd: true }

  test('a page down and up, no further than the ends', () => {
    expect(bigStep('PageDown', 0, 40, both)).toBe(10)
    expect(bigStep('PageDown', 35, 40, both)).toBe(4)
    expect(bigStep('PageUp', 35, 40, both)).toBe(-10)
    expect(bigStep('PageUp', 3, 40, both)).toBe(-3)
  })

  test('the ends, the shorter way round', () => {
    expect(bigStep('End', 0, 40, both)).toBe(-1)
    expect(bigStep('End', 38, 40, both)).toBe(1)
    expect(bigStep('Home', 39, 40, both)).toBe(1)
    expect(bigStep('Home', 4, 40, both)).toBe(-4)
  })

  test('Home and End move the caret first', () => {
    expect(bigStep('Home', 4, 40, { isAtStart: false, isAtEnd: true })).toBeUndefined()
    expect(bigStep('End', 4, 40, { isAtStart: true, isAtEnd: false })).toBeUndefined()
  })

  test('any other key, and an empty list, take no step', () => {
    expect(bigStep('a', 4, 40, both)).toBeUndefined()
    expect(bigStep('End', -1, 0, both)).toBeUndefined()
  })
})

describe('the entries that are drawn at once', () => {
  const entriesOf = (group: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: `${group} ${at}`, group }))

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
