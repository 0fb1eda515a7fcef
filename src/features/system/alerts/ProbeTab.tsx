import { useState } from 'react'
import type { AlertDelivery, AlertProbeResult, AlertReceiver } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import type { ApiError } from '#model/apiError'
import { wireWords } from '#model/case'
import { Button } from '#ui/actions/Button'
import { StateBadge } from '#ui/feedback/StateBadge'
import { Checkbox } from '#ui/forms/Checkbox'
import { Card } from '#ui/layout/Card'
import { codeOfSave } from '#features/kit/code/code'
import { ActWithCode } from '#features/kit/code/ShowCode'
import type { Save } from '#store/commands/saving'
import { useAppStore } from '#store/hooks'
import { useSaving } from '#features/kit/commands/useSaving'
import { TabCard } from '#ui/layout/TabCard'
import { PropertyList } from '#ui/tables/PropertyList'
import { DateText } from '#ui/text/DateText'
import { dateOf } from '#model/dates'
import { partLimit } from '#model/paging'
import { counted } from '#ui/format/counted'
import { Link } from '#features/kit/routing/Link'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { deliveryTone } from '#features/kit/lifecycle/regionTones'
import { NEWEST_FIRST } from '#features/kit/list/newestFirst'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { load, settled, type At } from '#features/kit/routing/load'
import { answerText, attemptsOf, MAX_ATTEMPTS, resultsExplained, resultWord } from './deliveries/lifecycle'
import styles from './ProbeTab.module.css'
import { useReceiver } from './ReceiverPage'
import { alertDeliveries, alertReceivers, webhookSecrets } from './noun'

const { alertDeliveryList } = alertsApi.endpoints

const newest = (receiver: string) => ({ receiver, limit: partLimit(1), sortBy: NEWEST_FIRST })

/** The newest delivery: if it appeared later, it would move what is below it. */
export const loader = settled(load(alertDeliveryList, ({ receiver }: At<'receiver'>) => newest(receiver)))

/** Tests the endpoint of a receiver and shows its response. */
export function ProbeTab() {
  const receiver = useReceiver()
  return (
    receiver && (
      <>
        <Probe receiver={receiver} />
        <Sent receiver={receiver} />
        <Card title="What each result means">
          <PropertyList items={resultsExplained} />
        </Card>
      </>
    )
  )
}

/** The message of a probe, and the last of the deliveries, which a probe is not among. */
function Sent({ receiver: { name, kind } }: { receiver: AlertReceiver }) {
  const last = alertDeliveryList.useQuery(newest(name))
  return (
    <Card title="What is sent, and where">
      <PropertyList
        items={[
          {
            label: 'Message',
            value: (
              <>
                POST of the class <code>probe</code>
              </>
            ),
          },
          { label: 'To', value: <code>{kind.endpoint}</code> },
          {
            label: 'Signed with',
            value: (
              <Link to={webhookSecrets.to.list({ receiver: name })}>
                {kind.secrets.length === 0 ? 'No secret' : counted(kind.secrets.length, 'secret')}
              </Link>
            ),
          },
          { label: 'Attempts', value: `1; an alert has up to ${MAX_ATTEMPTS}` },
          {
            label: 'Last delivery there',
            value: (
              <QueryCell query={last} width="18ch" missing="Unknown">
                {({ items: [delivery] }) =>
                  delivery === undefined ? 'None yet' : <LastDelivery receiver={name} delivery={delivery} />
                }
              </QueryCell>
            ),
          },
        ]}
      />
    </Card>
  )
}

function LastDelivery({ receiver, delivery }: { receiver: string; delivery: AlertDelivery }) {
  const attempt = attemptsOf(delivery).at(-1)
  const tone = deliveryTone(delivery.state)
  return (
    <>
      <Link to={alertDeliveries.to.page({ receiver, deliveryId: delivery.id })}>
        <StateBadge tone={tone} label={wireWords(delivery.state)} moving={tone === 'motion'} />
      </Link>{' '}
      <DateText at={dateOf(delivery, 'timeStarted')} />
      {attempt && `, ${answerText(attempt) ?? resultWord(attempt)}`}
    </>
  )
}

function Probe({ receiver }: { receiver: AlertReceiver }) {
  const [resend, setResend] = useState(false)
  const { run, saved, error, isSaving } = useSaving<AlertProbeResult>()
  const { secrets } = receiver.kind
  const store = useAppStore()
  const probe = (save: Save) =>
    save(alertsApi.endpoints.alertReceiverProbe, { receiver: receiver.id, resend })
  const send = () => void run(probe)
  return (
    <TabCard
      title="Probe"
      lead={
        <p>
          The region posts a signed message of the class <code>probe</code> to the endpoint and waits for the
          answer. A probe is not among the deliveries.
        </p>
      }
    >
      <div className={styles.form}>
        <Checkbox name="resend" checked={resend} onChange={setResend} label="Then resend failed alerts" />
        <ActWithCode code={() => codeOfSave(store, probe)} act="Send probe">
          <Button
            tone="primary"
            busy={isSaving}
            onClick={send}
            disabledReason={secrets.length === 0 ? 'Add a secret first: a probe is signed' : undefined}
          >
            Send probe
          </Button>
        </ActWithCode>
      </div>
      {error !== undefined && (
        <ErrorNotice title="Could not send the probe" error={error as ApiError} onRetry={send} />
      )}
      <div role="status">{saved && <Result result={saved.answer} receiver={receiver.name} />}</div>
    </TabCard>
  )
}

function Result({
  result: { probe, resendsStarted },
  receiver,
}: {
  result: AlertProbeResult
  receiver: string
}) {
  const attempt = attemptsOf(probe).at(-1)
  return (
    <PropertyList
      items={[
        {
          label: 'Result',
          value: <StateBadge tone={deliveryTone(probe.state)} label={wireWords(probe.state)} />,
        },
        ...(attempt
          ? [
              { label: 'Attempt', value: resultWord(attempt) },
              { label: 'Answer', value: answerText(attempt) ?? 'None' },
              { label: 'Sent', value: <DateText at={dateOf(attempt, 'timeSent')} /> },
            ]
          : []),
        ...(resendsStarted == null
          ? []
          : [
              {
                label: 'Resent',
                value: (
                  <>
                    {counted(resendsStarted, 'alert')}
                    {resendsStarted > 0 && (
                      <>
                        {', '}
                        <Link to={alertReceivers.to.page({ receiver })}>see deliveries</Link>
                      </>
                    )}
                  </>
                ),
              },
            ]),
      ]}
    />
  )
}
