import { counted } from '#ui/format/counted'
import { withDrafts } from './ruleDrafts'
import type { RuleFormValues } from './ruleValues'

type Filters = Pick<RuleFormValues, 'hosts' | 'ports' | 'protocols'>

/** The filters of a rule: one of them in words, and to what a rule without any applies. */
const filters: readonly { list: keyof Filters; noun: string; opened: string }[] = [
  { list: 'hosts', noun: 'host filter', opened: 'any host' },
  { list: 'ports', noun: 'port filter', opened: 'any port' },
  { list: 'protocols', noun: 'protocol filter', opened: 'any protocol' },
]

/** What saving a rule opens: without the filters that it had, it applies to everything. Rule: FORM-9. */
export function ruleEffects(was: RuleFormValues, typed: RuleFormValues): readonly string[] {
  const values = withDrafts(typed)
  return filters.flatMap(({ list, noun, opened }) =>
    was[list].length > 0 && values[list].length === 0
      ? [`The rule applies to ${opened} from then on: it was limited by ${counted(was[list].length, noun)}.`]
      : [],
  )
}
