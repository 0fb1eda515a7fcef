import { paths } from '#src/paths'
import { alertsApi } from '#store/api/resources/alerts'
import { dateOf } from '#store/model/dates'
import { fleetAdmin } from '#store/model/needs'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { PageHeader } from '#ui/layout/PageHeader'
import { FactLine } from '#ui/tables/FactLine'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { LearnAbout } from '#features/help/LearnAbout'
import { Link } from '#features/routing/Link'
import { useParam } from '#features/routing/useParam'
import { QueryFailures } from '#features/shared/QueryFailures'
import { Tabs } from '#features/shared/Tabs'
import { copyId, PaletteCommands, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { useShown } from '#features/shared/useShown'
import { deleteReceiver } from './commands'

/** The page of one receiver: what was delivered, what it subscribes to, what signs its messages, and a probe. */
export function ReceiverPage() {
  const { receiver: name } = useParam('receiver')
  const query = alertsApi.endpoints.alertReceiverView.useQuery({ receiver: name })
  const receiver = useShown(query, paths.alertReceivers())
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  if (!receiver) return null
  return (
    <>
      <PageHeader
        title={receiver.name}
        context={receiver.description}
        actions={
          <>
            <LearnAbout topic="alerts" />
            <ActionMenu
              label="Receiver actions"
              items={[
                copyId(receiver.id),
                allowed(
                  {
                    key: 'edit',
                    label: 'Edit',
                    link: <Link to={paths.alertReceiverEdit(name)} preventScrollReset />,
                  },
                  fleetAdmin,
                ),
                ...commandItems([deleteReceiver], receiver),
              ]}
            />
          </>
        }
      />
      <PaletteCommands commands={[deleteReceiver]} subject={receiver} name={receiver.name} />
      <QueryFailures of={[query]} what="the receiver" />
      <FactLine
        facts={[
          { label: 'Endpoint', value: <code>{receiver.kind.endpoint}</code> },
          { label: 'Created', value: <DateText at={dateOf(receiver, 'timeCreated')} /> },
          { label: 'Updated', value: <DateText at={dateOf(receiver, 'timeModified')} /> },
          { label: 'ID', value: <IdText value={receiver.id} /> },
        ]}
      />
      <Tabs
        label="Receiver"
        tabs={[
          { label: 'Deliveries', to: paths.alertReceiver(name) },
          {
            label: 'Subscriptions',
            to: paths.alertSubscriptions(name),
            also: paths.alertSubscriptionsAdd(name),
          },
          { label: 'Secrets', to: paths.webhookSecrets(name), also: paths.webhookSecretsAdd(name) },
          { label: 'Probe', to: paths.alertProbe(name) },
        ]}
      />
    </>
  )
}
