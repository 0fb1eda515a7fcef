import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#ui/actions/Button'
import { Spinner } from '#ui/feedback/Spinner'
import { Field } from '#ui/forms/Field'
import { READY } from '#ui/forms/choiceStatusText'
import { SuggestInput } from '#ui/forms/SuggestInput'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { SelectField } from '#features/kit/form/fields/SelectField'
import { FormFields, useForm, useFormField, useFormStore } from '#features/kit/form/FormFields'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { MAX_PORT } from '#model/limits'
import type { ReachNetwork } from '#model/network/reach/reachNetwork'
import { answerReach, neededBy, type ReachAnswer } from './answerReach'
import { ReachAnswerText } from './ReachAnswerText'
import {
  ANYWHERE,
  emptyReach,
  meantEnd,
  reachEndOf,
  reachProtocols,
  reachSchema,
  reachText,
  readReach,
  reachVersions,
  type ReachValues,
} from './reachQuestion'
import styles from './ReachPart.module.css'
import { useReachNetwork } from './useReachNetwork'

interface ReachPartProps {
  at: { project: string; vpc: string }
  /** The question as it is in the address; '' for none. */
  question: string
  onAsk: (question: string) => void
  onAnswer: (answer: ReachAnswer | undefined) => void
}

/** The question whether one end of a VPC can reach another, and its answer. */
export function ReachPart({ at, question, onAsk, onAnswer }: ReachPartProps) {
  const asked = useMemo(() => readReach(question), [question])
  const [needed, setNeeded] = useState<readonly string[]>([])
  const { network, instances, queries } = useReachNetwork(at, needed)
  // The network of the last answer but one lacks what is read meanwhile.
  const answer = useMemo(() => (asked && network ? answerReach(asked, network) : undefined), [asked, network])
  const missing = answer ? neededBy(answer) : []
  if (missing.some((id) => !needed.includes(id))) setNeeded([...needed, ...missing].sort())
  const final = missing.length === 0 ? answer : undefined
  useEffect(() => {
    onAnswer(final)
    return () => onAnswer(undefined)
  }, [final, onAnswer])
  const isFailed = queries.some(({ error }) => error !== undefined)
  return (
    <>
      <ReachForm question={question} asked={asked} network={network} onAsk={onAsk} />
      <QueryFailures of={queries} what="what decides it" />
      {/* Mounted before its text, which is announced. */}
      <div role="status" aria-label="Answer">
        {asked && !final && !isFailed && (
          <p className={styles.waiting}>
            <Spinner /> Reading the rules and routes …
          </p>
        )}
        {asked && final && <ReachAnswerText at={at} asked={asked} answer={final} instances={instances} />}
      </div>
    </>
  )
}

interface ReachFormProps {
  question: string
  asked: ReachValues | undefined
  network: ReachNetwork | undefined
  onAsk: (question: string) => void
}

/** The ends, the protocol and the port. The answer is computed on submit, and is part of the address. */
function ReachForm({ question, asked, network, onAsk }: ReachFormProps) {
  const shown = useRef(question)
  const store = useFormStore<ReachValues>({
    initial: asked ?? emptyReach,
    schema: reachSchema,
    onSubmit(values) {
      shown.current = reachText(values)
      onAsk(shown.current)
    },
  })
  // The way back leads to an earlier question.
  useEffect(() => {
    if (question === shown.current) return
    shown.current = question
    const values = asked ?? emptyReach
    store.rebase(values, values)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question])
  const ends = useMemo(
    () => [...new Set([ANYWHERE, ...(network?.interfaces ?? []).map(reachEndOf).sort()])],
    [network],
  )
  return (
    <FormFields store={store}>
      <form className={styles.form} onSubmit={store.handleSubmit} noValidate autoComplete="off">
        <EndField name="from" label="From" ends={ends} isLoading={!network} />
        <EndField name="to" label="To" ends={ends} isLoading={!network} />
        <SelectField name="protocol" label="Protocol" choices={reachProtocols} />
        <PortField />
        <SelectField name="version" label="IP version" choices={reachVersions} />
        <div className={styles.submit}>
          <Button type="submit" tone="primary">
            Find out
          </Button>
        </div>
      </form>
    </FormFields>
  )
}

/** A ping has no port. */
function PortField() {
  const { protocol } = useForm<ReachValues>().values
  return (
    <NumberField
      name="port"
      label="Port"
      min={1}
      max={MAX_PORT}
      isName
      disabledReason={protocol === 'ping' ? 'A ping has no port' : undefined}
    />
  )
}

interface EndFieldProps {
  name: 'from' | 'to'
  label: string
  ends: readonly string[]
  isLoading: boolean
}

/** An instance of the VPC, an address, or anywhere. */
function EndField({ name, label, ends, isLoading }: EndFieldProps) {
  const [{ value }, { error }, { setValue }] = useFormField<ReachValues, 'from' | 'to'>(name)
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <SuggestInput
          {...ids}
          name={name}
          value={value}
          options={ends}
          status={isLoading ? { state: 'loading' } : READY}
          plural="instances"
          placeholder="Instance or address"
          onChange={(text) => void setValue(meantEnd(text, ends))}
        />
      )}
    </Field>
  )
}
