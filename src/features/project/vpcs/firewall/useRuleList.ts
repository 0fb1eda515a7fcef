import { useForm } from '#features/kit/form/FormFields'
import type { ItemKind } from '#features/kit/form/listDraft'
import { useListDraft } from '#features/kit/form/useListDraft'
import { draftKinds, listedIn, withListed, type DraftItems } from './ruleDrafts'
import type { RuleDrafts, RuleFormValues } from './ruleValues'

/** One of the lists of a rule, with its draft. */
export function useRuleList<Key extends keyof RuleDrafts>(key: Key, reportsDuplicates = false) {
  const { values, errors, setValues } = useForm<RuleFormValues>()
  return useListDraft({
    ...listedIn(values, key),
    kind: draftKinds[key] as ItemKind<RuleDrafts[Key], DraftItems[Key]>,
    submitError: (errors.drafts as Partial<Record<Key, string>> | undefined)?.[key],
    reportsDuplicates,
    onChange: (next) => void setValues(withListed(values, key, next)),
  })
}
