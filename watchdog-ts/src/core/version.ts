/** The same as package.json and pyproject.toml; a test holds the three together. */
export const VERSION = "0.1.0"
