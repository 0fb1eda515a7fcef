import Play from 'lucide-react/icons/play'
import { useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/actions/Button'
import { Field } from '#ui/forms/Field'
import { QueryInput, type TextPart } from '#ui/forms/QueryInput'
import { Kbd } from '#ui/text/Kbd'
import { QueryText } from '#features/shared/metrics/QueryText'
import { RangePicker } from '#features/shared/timeRange/RangePicker'
import type { TimeRangeControl } from '#features/shared/timeRange/useTimeRange'
import { accepted, completionsAt, type CompletionContext } from './completions'
import styles from './metrics.module.css'
import type { useAnswer } from './useAnswer'

interface QueryFormProps {
  /** The query in the address; empty before the first one. */
  asked: string
  answer: ReturnType<typeof useAnswer>
  control: TimeRangeControl
  context: CompletionContext
  /** Sends the query, or sends it again. Called with '' for an empty query. */
  onAsk: (query: string) => void
}

const hint = (
  <span className={styles.hint}>
    <Kbd>Enter</Kbd> runs it, <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> begins a line, <Kbd>Ctrl</Kbd>{' '}
    <Kbd>Space</Kbd> suggests the next word.
  </span>
)

/** The query box with its time range, and the error of the query at its place. */
export function QueryForm({ asked, answer, control, context, onAsk }: QueryFormProps) {
  const [draft, setDraft] = useState(asked)
  const [shown, setShown] = useState(asked)
  const [selected, setSelected] = useState<TextPart>()
  if (shown !== asked) {
    // The address has another query, by a link or by the history.
    setShown(asked)
    setDraft(asked)
  }
  const { mistake, hasOwnTime } = answer
  const isAsWritten = draft === asked
  const part = isAsWritten ? mistake?.part : undefined
  function run() {
    const query = draft.trim()
    setDraft(query)
    onAsk(query)
  }
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    run()
  }
  return (
    <form className={styles.form} aria-label="Query" onSubmit={onSubmit}>
      <Field
        label="Query"
        hint={hint}
        error={mistake && (part ? `${mistake.message} (at character ${part.from + 1})` : mistake.message)}
      >
        {(ids) => (
          <QueryInput
            {...ids}
            name="query"
            value={draft}
            placeholder="get virtual_machine:vcpu_usage | align mean_within(60s)"
            drawn={<QueryText text={draft} wrong={part} />}
            suggest={(text, caret) => completionsAt(text, caret, context)}
            accept={accepted}
            selected={selected}
            onChange={setDraft}
            onEnter={run}
          />
        )}
      </Field>
      <div className={styles.controls}>
        <Button type="submit" tone="primary" icon={<Play size={14} aria-hidden />}>
          Run query
        </Button>
        {part && <Button onClick={() => setSelected({ ...part })}>Go to the error</Button>}
        <span className={styles.range}>
          {hasOwnTime && asked !== '' ? (
            <span className={styles.quiet}>The query names its own time.</span>
          ) : (
            <RangePicker control={control} isRefreshedByPage />
          )}
        </span>
      </div>
    </form>
  )
}
