import { consolePem } from '#mirage/factories/certificates'

// The certificate of the region's console with its private key, and another key. They protect nothing.

export const CERTIFICATE = consolePem
/** The private key of the certificate. */
export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgrWEttwAOZQxqfnNW
jN0pzPtJTZMb9j26Jp7SYw+SiKahRANCAASXQhe0aHcstpoyddKGUH3cci0doQzR
woXkC6omVgw5k7rJ0GwbVZL/UDf6lZoyptgnuwhDVKthsEbxLTvd3PJl
-----END PRIVATE KEY-----
`
/** The private key of the region's other certificate. */
export const OTHER_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfnt+NA6Q/kSBn/jr
QCxiGo9jVg5Yei+EMNtnq1/p+HihRANCAATXQ95ao/O+oj+SyG9jcdBxuO22sO5H
KRbrN3Y/YeTaH5JwGpnAw+9R47yAqhFmJ7yxVngAjwk5EZbv5ljuAfSj
-----END PRIVATE KEY-----
`
