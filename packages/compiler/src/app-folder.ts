/** Virtual folder that an app's files have inside bundles and their source maps. */
export const appFolder = '/joinery-app/'
