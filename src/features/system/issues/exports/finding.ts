import type { PlanStep } from '#store/commands/plan'
import { toneWeights } from '#features/kit/lifecycle/exceptionsFirst'
import { counted } from '#ui/format/counted'
import { formatCount } from '#ui/format/numbers'
import type { StateTone } from '#ui/feedback/StateBadge'

/** The parts of the region that are checked, in the order of pages. */
export const checkedSections = [
  'Hardware',
  'Network',
  'Instances',
  'Disks',
  'Quotas',
  'Addresses',
  'Alerts',
] as const

type Section = (typeof checkedSections)[number]

/** The next step against a finding: a command, or the page where it can be put right. */
export type Remedy = PlanStep | { label: string; to: string }

/** One thing that needs attention. */
export interface Finding {
  id: string
  section: Section
  tone: StateTone
  /** It is in a transition, and not for too long. */
  moving?: boolean
  /** Its state in a word. */
  state: string
  /** The subject: "Sled ORS1028". */
  what: string
  /** Its end, if that is copied rather than a name: a serial, an address. */
  copied?: string
  /** The consequence, or the state with what follows, without a full stop. */
  why: string
  /** Since when, in milliseconds since the epoch; undefined if the region does not say. */
  since?: number | undefined
  /** The page of the subject. */
  to: string
  /** The address of its entry in the sidebar, which counts it; undefined for what has none. */
  under?: string
  /** The name of the project of the subject; undefined for what is in none, or in another silo. */
  project?: string | undefined
  /** Undefined where there is nothing to do but look: its subject is the link to that. */
  remedy?: Remedy | undefined
}

const sinceOf = ({ since }: Finding) => since ?? Number.POSITIVE_INFINITY

/** The findings by weight: failed before others, then the oldest first; those of unknown age last. Rule: OPS-21. */
export const byWeight = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => {
    const [sinceA, sinceB] = [sinceOf(a), sinceOf(b)]
    return (
      toneWeights[a.tone] - toneWeights[b.tone] ||
      (sinceA === sinceB ? 0 : sinceA - sinceB) ||
      a.what.localeCompare(b.what, undefined, { numeric: true })
    )
  })

/** Those of the heaviest tone. @param findings the heaviest first */
export const heaviestOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ tone }) => tone === findings[0]?.tone)

/** The tone of each section's mark beside the number of its findings: the worst of them. */
export function sectionTones(findings: readonly Finding[]): ReadonlyMap<string, StateTone> {
  const tones = new Map<string, StateTone>()
  for (const { section, tone } of findings) {
    const before = tones.get(section) ?? tone
    tones.set(section, toneWeights[tone] < toneWeights[before] ? tone : before)
  }
  return tones
}

/** "3 need attention, 1 of them failed". @param need the first part */
function withFailed(need: string, findings: readonly Finding[]): string {
  const failed = findings.filter(({ tone }) => tone === 'failed').length
  if (failed === 0) return need
  if (failed < findings.length) return `${need}, ${failed} of them failed`
  return failed === 1 ? `${need}: it failed` : `${need}, all of them failed`
}

/** The worst of the findings in a few words: "7 failed", or "3 need attention"; empty for none. */
export function worstText(findings: readonly Finding[]): string {
  const failed = findings.filter(({ tone }) => tone === 'failed').length
  if (failed > 0) return `${formatCount(failed)} failed`
  return findings.length > 0 ? `${counted(findings.length, 'needs', 'need')} attention` : ''
}

/** "3 need attention, 1 of them failed". */
export const needText = (findings: readonly Finding[]): string =>
  withFailed(`${counted(findings.length, 'needs', 'need')} attention`, findings)

/**
 * "12 things need attention, 4 of them failed; sleds could not be checked".
 *
 * @param unread what could not be checked, within a sentence; undefined for nothing
 */
export function summaryOf(findings: readonly Finding[], unread?: string): string {
  const need =
    findings.length === 0
      ? `Nothing ${unread ? 'else ' : ''}needs attention`
      : `${counted(findings.length, 'thing needs', 'things need')} attention`
  return [withFailed(need, findings), unread && `${unread} could not be checked`].filter(Boolean).join('; ')
}
