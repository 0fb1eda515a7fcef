import { morePaths } from '#src/morePaths'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { Link } from '#features/routing/Link'
import { ShortId } from '#features/shared/hardware/ShortId'
import { QueryCell } from '#features/shared/QueryCell'

/** The settings of a port by their name. A region may delete settings that a port still has: then their id is left. */
export function SettingsName({ id }: { id: string }) {
  const query = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsView.useQuery({ port: id })
  return (
    <QueryCell
      query={query}
      missing={
        <>
          <ShortId id={id} /> (deleted)
        </>
      }
    >
      {({ name }) => <Link to={morePaths.portSettingsOf(name)}>{name}</Link>}
    </QueryCell>
  )
}
