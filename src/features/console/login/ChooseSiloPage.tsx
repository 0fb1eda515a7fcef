import { FormFields, useFormStore } from '#features/kit/form/FormFields'
import { useNavigate, useSearchParams } from 'react-router'
import { object } from 'yup'
import { lastSession } from '#store/kept/lastSession'
import { Button } from '#ui/actions/Button'
import { NameField } from '#features/kit/form/fields/TextField'
import { resourceName } from '#features/kit/form/rules'
import { signIn } from './noun'
import { ProviderLink } from './ProviderLink'
import { SignInReason } from './SignInReason'

const schema = object({ silo: resourceName('Silo') })

/** The sign-in page without a silo: asks for the silo, or offers the last one, and opens its sign-in page. */
export function ChooseSiloPage() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const last = lastSession()
  const query = search.size > 0 ? `?${search}` : ''
  const form = useFormStore({
    initial: { silo: last?.silo ?? '' },
    schema,
    onSubmit: ({ silo }) => void go(signIn.to.local({ silo }) + query),
  })
  return (
    <>
      <h1>Sign in</h1>
      <SignInReason />
      {last?.provider && (
        <p>
          <ProviderLink silo={last.silo} provider={last.provider} />
        </p>
      )}
      <FormFields store={form}>
        <form onSubmit={form.handleSubmit} noValidate>
          <NameField name="silo" label="Silo" />
          <Button tone="primary" type="submit">
            Continue
          </Button>
        </form>
      </FormFields>
    </>
  )
}
