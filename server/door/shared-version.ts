/** The version of the share variant, which its query names as `cver` (§7). */
export const sharedVersion = '1'
