import { useState } from 'react'
import { cleanText } from '#src/cleanText'
import { identityProvidersApi } from '#store/api/resources/identityProviders'
import { silosApi } from '#store/api/resources/silos'
import { changesSilo } from '#model/needs'
import { CopyButton } from '#ui/actions/CopyButton'
import { Field } from '#ui/forms/Field'
import { TextInput } from '#ui/forms/TextInput'
import { useParam } from '#features/kit/routing/useParam'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { FileField } from '#features/kit/form/fields/FileField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useMe } from '#features/kit/roles/useMe'
import {
  providerPath,
  standardAcsUrl,
  idpBody,
  idpDraft,
  idpFieldError,
  idpSchema,
  newIdp,
  whyNoStandardAcsUrl,
  type IdpValues,
} from './idpForm'
import styles from './CreateIdpForm.module.css'
import { whyNoProvider } from '../identityModes'
import { type FormStore, useForm, useFormField, useFormPart } from '#features/kit/form/FormFields'
import { identityProviders } from './noun'

const acsUrlOf = (silo: string, { hasStandardAcsUrl, acsUrl, name }: IdpValues) =>
  hasStandardAcsUrl ? standardAcsUrl(silo, cleanText(name), location.hostname) : acsUrl

/** Creates a SAML identity provider for a silo. It can neither be changed nor deleted later. */
export function CreateIdpForm() {
  const { silo } = useParam('silo')
  const { me } = useMe()
  const { data } = silosApi.endpoints.siloView.useQuery({ silo })
  const reason = whyNoProvider(data)
  const [schema] = useState(() => idpSchema(location.hostname))
  const [initial] = useState(() => newIdp(location.hostname))
  return (
    <SidePanelForm
      title={identityProviders.panels.create}
      subtitle={silo}
      needs={changesSilo(silo === me?.siloName, 'admin')}
      schema={schema}
      initial={initial}
      draft={{ fields: idpDraft }}
      disabledReason={reason}
      send={async (values, { save }) =>
        save(identityProvidersApi.endpoints.samlIdentityProviderCreate, {
          silo,
          body: await idpBody(values, acsUrlOf(silo, values)),
        })
      }
      saved={(provider) => `Identity provider ${provider.name} created`}
      back={identityProviders.to.list({ silo })}
      fieldErrorsFrom={idpFieldError}
    >
      <p>A provider cannot be changed or deleted later.</p>
      <ProviderNameField silo={silo} />
      <DescriptionField />
      <TextField name="technicalContactEmail" label="Technical contact email" />
      <section className={styles.section} aria-label="Service provider">
        <h3>Service provider</h3>
        <TextField name="spClientId" label="Client ID" />
        <AcsUrlField silo={silo} />
        <TextField name="sloUrl" label="Single logout URL" />
      </section>
      <section className={styles.section} aria-label="Request signing">
        <h3>Request signing</h3>
        <p>Both files, or none. The private key is sent to the region and not kept here.</p>
        <FileField name="publicCert" label="Certificate" optional hint="DER or PEM" />
        <FileField name="privateKey" label="Private key" optional hint="DER or PEM" />
      </section>
      <section className={styles.section} aria-label="Identity provider">
        <h3>Identity provider</h3>
        <TextField name="idpEntityId" label="Entity ID" />
        <TextField
          name="groupAttributeName"
          label="Group attribute name"
          optional
          hint="The attribute that lists the groups of a person. Without it, people have no groups."
        />
        <MetadataFields />
      </section>
    </SidePanelForm>
  )
}

/** The provider's name, and the sign-in address that contains it. */
function ProviderNameField({ silo }: { silo: string }) {
  const name = useFormPart(({ values }: FormStore<IdpValues>) => cleanText(values.name))
  return (
    <NameField
      hint={
        <>
          Makes the address <code>{providerPath(silo, name || '[name]')}</code>
        </>
      }
    />
  )
}

/** The URL for responses. The standard one follows the provider's name; any other is typed. */
function AcsUrlField({ silo }: { silo: string }) {
  const { values } = useForm<IdpValues>()
  const [input, meta] = useFormField<IdpValues, 'acsUrl'>('acsUrl')
  const { hasStandardAcsUrl } = values
  const url = acsUrlOf(silo, values)
  const isUnknown = whyNoStandardAcsUrl(location.hostname) !== undefined
  return (
    <>
      <Field
        label="ACS URL"
        error={meta.error}
        hint={
          isUnknown
            ? 'Where people return to after they sign in. The region’s domain is unknown here: enter the whole URL.'
            : 'Where people return to after they sign in.'
        }
      >
        {(ids) => (
          <span className={styles.url}>
            <TextInput
              {...ids}
              {...input}
              value={hasStandardAcsUrl ? url : input.value}
              readOnly={hasStandardAcsUrl}
            />
            <CopyButton value={url} />
          </span>
        )}
      </Field>
      <CheckboxField name="hasStandardAcsUrl" label="Use standard ACS URL" />
    </>
  )
}

function MetadataFields() {
  const { values } = useForm<IdpValues>()
  return (
    <>
      <RadioField
        name="metadataType"
        label="Metadata source"
        choices={[
          { value: 'url', label: 'URL' },
          { value: 'xml', label: 'XML file' },
        ]}
      />
      {values.metadataType === 'url' ? (
        <TextField name="metadataUrl" label="Metadata URL" hint="The region fetches it once, now." />
      ) : (
        <FileField name="metadataFile" label="Metadata file" />
      )}
    </>
  )
}
