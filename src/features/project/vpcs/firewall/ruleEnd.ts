import type { EndWords } from '#store/commands/end'
import { midSentence } from '#ui/format/midSentence'
import { mapWithRule } from '../noun'
import { withDrafts } from './ruleDrafts'
import { ruleSentence } from './ruleSentence'
import type { RuleFormValues } from './ruleValues'

/** The longest effect that the end of a rule says, in characters: that of many hosts is on the map. */
const EFFECT_LENGTH = 90

/** "Rule allow-web is on: lets TCP 443 from anywhere reach every instance in default", with the map that shows where. */
export function ruleEnd(at: { project: string; vpc: string }, values: RuleFormValues): EndWords {
  const { name, enabled } = values
  const sentence = ruleSentence(withDrafts(values)).replace(/\.$/, '')
  const effect = `: ${midSentence(sentence)}`
  const isSaid = enabled && effect.length <= EFFECT_LENGTH
  return {
    says: `Rule ${name} is ${enabled ? 'on' : 'off'}${isSaid ? effect : ''}`,
    next: { label: 'Map', to: mapWithRule({ ...at, rule: name }) },
  }
}
