import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { deliveryTone } from '#features/kit/lifecycle/regionTones'
import { useHasFeature } from '#store/useRegionVersion'
import { Section, SeeAlso } from '#features/shared/help/helpParts'
import { StateList } from '#features/shared/help/StateList'

export const summary = 'Messages to other systems, and their delivery.'

export default function AlertsHelp() {
  const hasAlerts = useHasFeature('alertList')
  return (
    <>
      <p>
        The region sends an alert when something happens that operators want to know at once. A receiver is a
        web address that gets the alerts it subscribes to.
      </p>
      <Section title="The states of a delivery">
        <StateList of={webhookDeliveryLifecycle} tone={deliveryTone} />
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>
            A subscription is the name of a class, or a pattern: <code>*</code> stands for one part of a name,{' '}
            <code>**</code> for one or more.
          </li>
          {hasAlerts && (
            <li>
              <b>Alerts</b> lists what the region has raised, by class and time, also what no receiver
              subscribes to. An alert has its payload and its deliveries. Probes are not among them.
            </li>
          )}
          <li>
            A delivery has up to three attempts: at once, after a minute, and after another five minutes. An
            answer of 2xx delivers the alert; the third failure ends the delivery.
          </li>
          <li>
            Each message has a signature for each secret of the receiver. A secret is shown once, in the form
            that adds it.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Test an endpoint: open the receiver, then <b>Probe</b>, and choose <b>Send probe</b>.
          </li>
          <li>
            Send failed deliveries again: choose <b>Resend</b> in the row menu of a delivery, or let a probe
            resend every alert that was never delivered.
          </li>
          <li>Change a secret: add the new one, set it at the receiver, then delete the old one.</li>
        </ul>
      </Section>
      <SeeAlso topics={['support-bundles', 'audit-log', 'errors']} />
    </>
  )
}
