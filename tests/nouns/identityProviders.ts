import { nameRequired, ops, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { provider: 'harbour-sso' },
  lacks: { role: 'the silo decides which role' },
  missing: [[`${ops}/idps/saml/nowhere`, 'identity provider nowhere in tidewater-ops']],
  failing: [['siloIdentityProviderList', `${ops}/idps`, 'Could not load identity providers']],
  fleetViewerButtons: [
    // In the user's own silo, a role on the silo is enough.
    [
      `${ops}/idps`,
      'Create identity provider',
      'Only an admin of the silo can do this. You are a collaborator',
    ],
  ],
  forms: [
    {
      path: `${ops}/idps-new`,
      typed: {
        Name: 'harbour-two',
        'Technical contact email': 'identity@tidewater.example',
        'Client ID': 'console',
        'Single logout URL': 'https://sso.example/logout',
        'Entity ID': 'https://sso.example/entity',
        'Metadata URL': 'https://sso.example/metadata',
        hasStandardAcsUrl: false,
        'ACS URL': 'https://tidewater-ops.sys.example/login/tidewater-ops/saml/harbour-two',
      },
      wrong: [
        nameRequired,
        [{ 'Entity ID': '' }, 'idpEntityId', 'Entity ID is required'],
        [{ hasStandardAcsUrl: true }, 'acsUrl', /^The region’s domain is unknown here/],
      ],
      refused: [
        [{ 'Metadata URL': 'https://fault-host.example/metadata' }, 'metadataUrl', /could not be fetched/],
        [{ Name: 'harbour-sso' }, 'name', /already exists/],
      ],
      shows: [`${ops}/idps`, 'harbour-two'],
    },
  ],
}
