import { useState } from 'react'
import { object } from 'yup'
import type { ScimClientBearerTokenValue } from '#store/api/generated/types'
import { scimTokensApi } from '#store/api/resources/scimTokens'
import { silosApi } from '#store/api/resources/silos'
import { changesSilo } from '#model/needs'
import { siloHost } from '#model/siloHost'
import { Button } from '#ui/actions/Button'
import { CopyButton } from '#ui/actions/CopyButton'
import { Notice } from '#ui/feedback/Notice'
import { PropertyList } from '#ui/tables/PropertyList'
import { IdText } from '#ui/text/IdText'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useMe } from '#features/kit/roles/useMe'
import { useBack } from '#features/kit/routing/useBack'
import { useParam } from '#features/kit/routing/useParam'
import { whyNoScim } from '../identityModes'
import { tokenName } from './commands'
import { scimTokens } from './noun'
import styles from './forms.module.css'

const schema = object({})

/** Creates a SCIM token. Its value is shown by the panel alone, and is gone once that is closed. */
export function CreateScimTokenForm() {
  const { silo } = useParam('silo')
  const { me } = useMe()
  const { data } = silosApi.endpoints.siloView.useQuery({ silo })
  const back = scimTokens.to.list({ silo })
  const goBack = useBack()
  const close = () => goBack(back)
  const [token, setToken] = useState<ScimClientBearerTokenValue>()
  return (
    <SidePanelForm
      title={scimTokens.panels.create}
      subtitle={silo}
      needs={changesSilo(silo === me?.siloName, 'admin')}
      disabledReason={whyNoScim(data)}
      schema={schema}
      initial={{}}
      send={(_, { save }) => save(scimTokensApi.endpoints.scimTokenCreate, { silo })}
      onSaved={setToken}
      back={back}
      instead={
        token && {
          title: 'SCIM token created',
          name: tokenName(token),
          body: <TokenValue token={token} silo={silo} />,
          footer: (
            <Button tone="primary" onClick={close}>
              Done
            </Button>
          ),
          onDismiss: close,
        }
      }
    >
      <p>
        The identity provider of the silo sends the token with each of its calls, by which it creates, changes
        and deletes users and groups.
      </p>
      <Notice tone="attention" title="This token can make anyone an admin of the silo">
        {data?.adminGroupName ? (
          <>
            It decides who is in each group, {data.adminGroupName} among them, whose members are admins of the
            silo.
          </>
        ) : (
          'It decides who is in each group, also in those that have a role.'
        )}{' '}
        Give it to the identity provider alone.
      </Notice>
    </SidePanelForm>
  )
}

/** The value of a new token, and where the identity provider sends it. */
function TokenValue({ token: { bearerToken }, silo }: { token: ScimClientBearerTokenValue; silo: string }) {
  const host = siloHost(silo, location.hostname)
  return (
    <>
      <p>
        Copy the bearer token to the identity provider now: it is shown only here and only once. A lost one is
        replaced by another, and deleted.
      </p>
      <div className={styles.token}>
        <code>{bearerToken}</code>
        <CopyButton value={bearerToken} label="Copy token" />
      </div>
      {host && (
        <PropertyList
          items={[{ label: 'SCIM base URL', value: <IdText value={`https://${host}/scim/v2`} /> }]}
        />
      )}
    </>
  )
}
