// Public keys made with ssh-keygen for these tests; their private halves are deleted.

export const sshKeys = {
  ed25519:
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAILQ1Q4F3XFPE+NrAOQWZYEYy7W8c8OFucG5dmmXK533C ada@harbour office',
  rsa: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQCqMq6dDoWqIBWziQ7yNi04oG5zbk1s4mSefHwjNLd8Z8BqTGV8F0ScSITXiYSv5PBpgHsyM5x0ds1ZiLBvtk+7GOVEuv64zIP/ymCu90RaVPE+X1qohjeJzU4E1i3GhJ30HDEiIgOjiKXe+yci6Z+2R3xECWqHOkwCmoy4sgQQvAoL5O9ZrFSW6/SffOXwdxHxdtzxlJR7gGBhXSPAafUfs7daaXBOvfC1zW5xFTZHk3rQaRIu9ttgkQkluCKJeVCkaw4QJ8g94wDUf6e0FViCAyrS7elsSJ+L9VX/gswXMEfP2CfkCt3hNhiYj12ODGMTBCsJR8v3weZMxCUXWX1rO4o6h0+PZYHgb85XHj6ylL/nYXvLHpITLZ4cGEi1cpAF4nvMey5LDGasAx1eoawme3+pMUD6D9SqvJdaMsq2bs5aBMyLyQlSvRDAfJQXvdb1btHPPSmnS9w8dg69Mkzg21CTckS5Yi5bYkHqomIv4Ci7OoyqMam90uEKHvj9NTM= ada',
  weakRsa:
    'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDX78fPaTuxJYusxJIUR/N8mQtKNBkl6qyB5ETPfcwZJGSXsvCArM/4utQbV5pER9ydqW/UmgFSg8rNpIC7tnv2AoKg87z4N83l7zbmt6kaYUAya2OeP9kBRzx5cAA6N4zQEJhrskCPjyC+2KLdRBPu2L0JO2igNRqqLjCOiDu1/Q== ada',
  ecdsa:
    'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBJsSJiaS46ROCuW/nXC4If0GAcu3A3DbSkVbf0GPteu9g3fz/ITETvAYXcfkRpXNCML1/LVqGNRlViiL/SWjYac=',
} as const

/** The beginning of a private key, which is enough to recognise one. */
export const privateKey = [
  '-----BEGIN OPENSSH PRIVATE KEY-----',
  'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9ucanary',
  '-----END OPENSSH PRIVATE KEY-----',
].join('\n')
