import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { alertsApi } from '#store/api/resources/alerts'
import { checkedText } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
import { secretName } from './commands'
import { SecretField } from './SecretField'

const schema = object({ secret: checkedText('Secret', () => undefined) })

/** Adds a secret to a receiver; messages are signed with each of them. */
export function AddSecretForm() {
  const { receiver } = useParam('receiver')
  const go = useNavigate()
  const notify = useNotify()
  const [add] = alertsApi.endpoints.webhookSecretsAdd.useMutation()
  const back = () => void go(paths.webhookSecrets(receiver), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Add secret"
      subtitle={receiver}
      submitLabel="Add secret"
      schema={schema}
      initial={{ secret: '' }}
      send={(body) => add({ receiver, body }).unwrap()}
      onSaved={(secret) => {
        notify(`Secret ${secretName(secret)} added`)
        back()
      }}
      onDismiss={back}
    >
      <p>Each message has one signature for each secret: add the new one before you delete the old one.</p>
      <SecretField />
    </SidePanelForm>
  )
}
