import type { yamlWords as english } from '../en/document-faults.ts';
import type { Texts } from '../texts.ts';

/** What is wrong with texts in YAML, by the parser's codes, as clauses, in Traditional Chinese. */
export const yamlWords: Texts<typeof english> = {
  ALIAS_PROPS: '別名（*）不得有自己的錨點或標籤',
  BAD_ALIAS: '別名（*）的名稱無效',
  BAD_COLLECTION_TYPE: '標籤（!）不適用於其後的內容',
  BAD_DIRECTIVE: '以 % 開頭的行不是 YAML 指示',
  BAD_DQ_ESCAPE: '雙引號中反斜線之後的字元不正確；反斜線本身要寫成 \\\\',
  BAD_INDENT: '這一行的縮排與同組的行不同，或缺少括號',
  BAD_PROP_ORDER: '錨點（&）或標籤（!）寫在項目的記號之前',
  BAD_SCALAR_START: '文字不得以這個字元開頭；請加上引號',
  BLOCK_AS_IMPLICIT_KEY: '跨越數行的清單或表不能作為鍵',
  BLOCK_IN_FLOW: '括號中的清單或表不能含有縮排的區塊',
  DUPLICATE_KEY: '同一個詞在一個表中出現兩次',
  IMPOSSIBLE: '這不是 YAML',
  KEY_OVER_1024_CHARS: '冒號之前的詞超過 1024 個字元',
  MISSING_CHAR: '缺少括號、引號、逗號或冒號',
  MULTILINE_IMPLICIT_KEY: '冒號之前的詞跨越數行，或缺少冒號',
  MULTIPLE_ANCHORS: '一個項目有兩個錨點（&）',
  MULTIPLE_DOCS: '--- 的行開始了第二份文件，而只能有一份',
  MULTIPLE_TAGS: '一個項目有兩個標籤（!）',
  NON_STRING_KEY: '冒號之前的詞不是文字',
  TAB_AS_INDENT: '這一行以定位字元縮排；請用空格',
  TAG_RESOLVE_FAILED: '標籤（!）不明，或不適用於其後的內容',
  UNEXPECTED_TOKEN: '這裡有多餘的引號、括號、逗號或冒號，或在此之前缺少一個',
  nesting: '清單與表的層數太多',
  alias: '別名（*）之前沒有錨點（&），或別名重複太多',
};
