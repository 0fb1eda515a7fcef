import { expect, it } from 'vitest'
import type { StateTone } from '#ui/feedback/StateBadge'
import { byWeight, heaviestOf, sectionTones, summaryOf, worstText, type Finding } from './finding'

const finding = (what: string, tone: StateTone, since?: number): Finding => ({
  id: what,
  section: 'Hardware',
  tone,
  state: '',
  what,
  why: '',
  since,
  to: '',
  remedy: { label: '', to: '' },
})

it('what failed comes first, then the oldest, then what the region has no time for', () => {
  const findings = [
    finding('sled 10', 'attention'),
    finding('sled 9', 'attention'),
    finding('old', 'attention', 1),
    finding('moving', 'motion', 1),
    finding('new failure', 'failed', 2_000),
    finding('old failure', 'failed', 1_000),
  ]
  expect(byWeight(findings).map(({ what }) => what)).toEqual([
    'old failure',
    'new failure',
    'old',
    'sled 9',
    'sled 10',
    'moving',
  ])
})

it.each<[StateTone[], string]>([
  [[], ''],
  [['attention'], '1 needs attention'],
  [['attention', 'motion'], '2 need attention'],
  [['failed', 'attention', 'failed'], '2 failed'],
])('of %j the worst is: %s', (tones, text) => {
  expect(worstText(tones.map((tone, index) => finding(`${index}`, tone)))).toBe(text)
})

it.each<[StateTone[], string]>([
  [[], 'Nothing needs attention'],
  [['attention'], '1 thing needs attention'],
  [['attention', 'motion'], '2 things need attention'],
  [['failed', 'attention', 'failed'], '3 things need attention, 2 of them failed'],
  [['failed'], '1 thing needs attention: it failed'],
  [['failed', 'failed'], '2 things need attention, all of them failed'],
])('%j: %s', (tones, text) => {
  expect(summaryOf(tones.map((tone, index) => finding(`${index}`, tone)))).toBe(text)
})

it.each<[StateTone[], string]>([
  [['attention', 'failed'], '2 things need attention, 1 of them failed; sleds could not be checked'],
  [[], 'Nothing else needs attention; sleds could not be checked'],
])('the summary names the parts that could not be checked: %j', (tones, text) => {
  expect(
    summaryOf(
      tones.map((tone, index) => finding(`${index}`, tone)),
      'sleds',
    ),
  ).toBe(text)
})

it('the mark of a section is that of the worst of what it counts', () => {
  const network = { section: 'Network' as const }
  const findings = byWeight([
    { ...finding('a', 'failed'), ...network },
    { ...finding('b', 'motion'), ...network },
    finding('c', 'failed'),
    finding('d', 'failed'),
  ])
  expect(Object.fromEntries(sectionTones(findings))).toEqual({ Network: 'failed', Hardware: 'failed' })
  expect(heaviestOf(findings)).toHaveLength(3)
})
