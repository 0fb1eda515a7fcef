import { FormFields, useFormStore } from '#features/kit/form/FormFields'
import { useNavigate, useSearchParams } from 'react-router'
import { object } from 'yup'
import { lastSession, recentSilos } from '#store/lastSession'
import { Button } from '#ui/actions/Button'
import { Identicon } from '#ui/layout/Identicon'
import { NameField } from '#features/kit/form/fields/TextField'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { resourceName } from '#features/kit/form/rules'
import { signIn } from './noun'
import { ProviderLink } from './ProviderLink'
import { SignInReason } from './SignInReason'
import styles from './ChooseSiloPage.module.css'

const schema = object({ silo: resourceName('Silo') })

/** The sign-in page without a silo: asks for the silo, or offers the last one, and opens its sign-in page. */
export function ChooseSiloPage() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const last = lastSession()
  const recent = recentSilos()
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
      {recent.length > 1 && (
        <ul className={styles.recent} aria-label="Recent silos">
          {recent.map((silo) => (
            <li key={silo}>
              <LinkButton to={signIn.to.local({ silo }) + query}>
                <Identicon name={silo} size={20} />
                {silo}
              </LinkButton>
            </li>
          ))}
        </ul>
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
