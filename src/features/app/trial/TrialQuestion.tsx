import { useEffect, useState } from 'react'
import { RadioGroup } from '#ui/forms/RadioGroup'
import { useLedger } from '#features/kit/ledger/useLedger'
import {
  firstChoice,
  noteChoice,
  TRIAL_MS,
  trialChoices,
  trialHint,
  type TrialChoice,
} from '#features/shared/trial/trialChoices'
import { useUsedInstance, type VpcAt } from '#features/shared/trial/useUsedInstance'

interface TrialQuestionProps {
  at: VpcAt
  /** Is given a function that remembers the choice, and returns how long the change is on trial, in milliseconds. */
  onChoice: (take: () => number) => void
}

/** How a deletion is kept, beside its question. */
export function TrialQuestion({ at, onChoice }: TrialQuestionProps) {
  const { unkept } = useLedger()
  const used = useUsedInstance(at)
  const [chosen, setChosen] = useState<TrialChoice>()
  const choice = chosen ?? firstChoice(used)
  useEffect(() => {
    onChoice(() => {
      noteChoice(choice)
      return TRIAL_MS[choice]
    })
  }, [onChoice, choice])
  return (
    <RadioGroup
      label="Keep the change"
      name="trial"
      hint={trialHint(unkept, used)}
      value={choice}
      look="list"
      options={trialChoices}
      onChange={(value) => setChosen(trialChoices.find((each) => each.value === value)?.value)}
    />
  )
}
