/** What is wrong with texts in YAML, by the parser's codes, as clauses. */
export const yamlWords = {
  ALIAS_PROPS: 'an alias (*) cannot have an anchor or a tag of its own',
  BAD_ALIAS: 'an alias (*) has an invalid name',
  BAD_COLLECTION_TYPE: 'a tag (!) does not suit what follows it',
  BAD_DIRECTIVE: 'a line that begins with % is not a YAML directive',
  BAD_DQ_ESCAPE:
    'a backslash in double quotation marks is followed by a wrong character; \\\\ is a backslash itself',
  BAD_INDENT: 'this line is not indented like those it belongs to, or a bracket is missing',
  BAD_PROP_ORDER: 'an anchor (&) or a tag (!) comes before the mark of its item',
  BAD_SCALAR_START: 'a text cannot begin with this character; put it in quotation marks',
  BLOCK_AS_IMPLICIT_KEY: 'a list or map over several lines cannot be a key',
  BLOCK_IN_FLOW: 'a list or map in brackets cannot contain an indented block',
  DUPLICATE_KEY: 'the same word appears twice in one map',
  IMPOSSIBLE: 'this is not YAML',
  KEY_OVER_1024_CHARS: 'the word before a colon is longer than 1024 characters',
  MISSING_CHAR: 'a bracket, a quotation mark, a comma or a colon is missing',
  MULTILINE_IMPLICIT_KEY: 'the word before a colon spans several lines, or the colon is missing',
  MULTIPLE_ANCHORS: 'an item has two anchors (&)',
  MULTIPLE_DOCS: 'a line --- begins a second document, and only one is allowed',
  MULTIPLE_TAGS: 'an item has two tags (!)',
  NON_STRING_KEY: 'the word before a colon is not a text',
  TAB_AS_INDENT: 'the line is indented with a tab; use blanks',
  TAG_RESOLVE_FAILED: 'a tag (!) is unknown, or does not suit what follows it',
  UNEXPECTED_TOKEN:
    'something is out of place here: a quotation mark, bracket, comma or colon is superfluous, or one is missing before it',
  nesting: 'lists and maps are nested too deeply',
  alias: 'an alias (*) has no anchor (&) before it, or aliases repeat too much',
} as const;
