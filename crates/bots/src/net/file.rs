//! The file of a net: a header that says what is in it, and the numbers.
//!
//! `TRAUMNET`, the length of the header, the header as JSON, then the tensors, each at a multiple
//! of 64 bytes. Whoever reads one checks that it was made for the features and actions of this
//! program: a net that is asked about other numbers answers nonsense without a sign of it.

use core::fmt;

use serde::Deserialize;

use crate::planner::MARGIN_SCALE;

const MAGIC: &[u8; 8] = b"TRAUMNET";
const FORMAT: u32 = 1;
/// The most units of a layer. Sums of that many products stay within their numbers.
const UNITS_MAX: usize = 4096;

/// What a net is asked with, and what it answers with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Border {
    pub(crate) features_version: u32,
    pub(crate) n_features: usize,
    pub(crate) n_actions: usize,
}

/// How many units a net has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Architecture {
    pub(crate) hidden: usize,
    pub(crate) blocks: usize,
    pub(crate) value_hidden: usize,
    pub(crate) seats: usize,
    /// Points ahead that are half of the way to the largest margin.
    pub(crate) margin_scale: usize,
}

/// Why a file is not a net that can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NetError {
    /// It does not begin as a net does.
    NoNet,
    /// It ends before everything was there that its header promises.
    CutOff,
    /// The header cannot be read.
    Header(String),
    /// It is of another make than this program's.
    Other {
        /// What is different.
        what: &'static str,
        /// What the file says.
        found: usize,
        /// What is needed.
        needed: usize,
    },
    /// It has numbers of a kind that this program does not compute with.
    Quantisation(String),
    /// A tensor is missing or has another shape or type than its place needs.
    Tensor {
        /// Its name.
        name: String,
        /// What it has to be.
        needed: String,
    },
    /// A tensor holds a number that is none, or that has no place there.
    Number {
        /// The tensor's name.
        name: String,
    },
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNet => f.write_str("is no net: it does not begin with TRAUMNET"),
            Self::CutOff => f.write_str("is cut off: it ends before its last number"),
            Self::Header(why) => write!(f, "has a header that cannot be read: {why}"),
            Self::Other { what, found, needed } => {
                write!(f, "was made for another program: {what} {found}, and {needed} is needed")
            }
            Self::Quantisation(found) => {
                write!(f, "has numbers of the kind '{found}', and 'int8' is needed")
            }
            Self::Tensor { name, needed } => write!(f, "lacks '{name}' as {needed}"),
            Self::Number { name } => write!(f, "has numbers in '{name}' that cannot be there"),
        }
    }
}

impl core::error::Error for NetError {}

#[derive(Debug, Deserialize)]
struct Header {
    format: u32,
    features: Features,
    actions: usize,
    architecture: Architecture,
    quantisation: String,
    tensors: Vec<Tensor>,
}

#[derive(Debug, Deserialize)]
struct Features {
    version: u32,
    size: usize,
}

#[derive(Debug, Deserialize)]
struct Tensor {
    name: String,
    dtype: String,
    shape: Vec<usize>,
    offset: usize,
}

/// A file whose header has been checked.
#[derive(Debug)]
pub(crate) struct NetFile<'b> {
    header: Header,
    body: &'b [u8],
}

impl<'b> NetFile<'b> {
    /// Reads the header and checks that the net fits.
    pub(crate) fn read(bytes: &'b [u8], border: &Border) -> Result<Self, NetError> {
        let (magic, rest) = bytes.split_first_chunk::<8>().ok_or(NetError::NoNet)?;
        if magic != MAGIC {
            return Err(NetError::NoNet);
        }
        let (length, rest) = rest.split_first_chunk::<4>().ok_or(NetError::CutOff)?;
        let length = u32::from_le_bytes(*length) as usize;
        let (header, body) = rest.split_at_checked(length).ok_or(NetError::CutOff)?;
        let header: Header =
            serde_json::from_slice(header).map_err(|error| NetError::Header(error.to_string()))?;
        let Header { format, features, actions, architecture, quantisation, .. } = &header;
        let same = |what, found, needed| match found == needed {
            true => Ok(()),
            false => Err(NetError::Other { what, found, needed }),
        };
        same("format", *format as usize, FORMAT as usize)?;
        same("features of version", features.version as usize, border.features_version as usize)?;
        same("number of features", features.size, border.n_features)?;
        same("number of actions", *actions, border.n_actions)?;
        same("margins of", architecture.margin_scale, MARGIN_SCALE as usize)?;
        same("number of seats", architecture.seats, traumfabrik_rules::MAX_SEATS)?;
        let sizes = [architecture.hidden, architecture.value_hidden, architecture.blocks];
        if sizes.iter().any(|size| !(1..=UNITS_MAX).contains(size)) {
            return Err(NetError::Header(format!("sizes are 1 to {UNITS_MAX}, not {sizes:?}")));
        }
        if quantisation != "int8" {
            return Err(NetError::Quantisation(quantisation.clone()));
        }
        Ok(Self { header, body })
    }

    pub(crate) fn architecture(&self) -> Architecture {
        self.header.architecture
    }

    /// Whole numbers without a sign.
    pub(crate) fn u8s(&self, name: &str, shape: &[usize]) -> Result<&'b [u8], NetError> {
        self.bytes(name, "u8", shape)
    }

    /// Whole numbers with a sign.
    pub(crate) fn i8s(&self, name: &str, shape: &[usize]) -> Result<Vec<i8>, NetError> {
        let bytes = self.bytes(name, "i8", shape)?;
        Ok(bytes.iter().map(|&byte| byte.cast_signed()).collect())
    }

    /// Numbers, all of them finite.
    pub(crate) fn f32s(&self, name: &str, shape: &[usize]) -> Result<Vec<f32>, NetError> {
        let (chunks, _) = self.bytes(name, "f32", shape)?.as_chunks::<4>();
        let numbers: Vec<f32> = chunks.iter().map(|&chunk| f32::from_le_bytes(chunk)).collect();
        match numbers.iter().all(|number| number.is_finite()) {
            true => Ok(numbers),
            false => Err(NetError::Number { name: name.to_owned() }),
        }
    }

    fn bytes(&self, name: &str, dtype: &str, shape: &[usize]) -> Result<&'b [u8], NetError> {
        let is_meant = |tensor: &&Tensor| {
            tensor.name == name && tensor.dtype == dtype && tensor.shape == shape
        };
        let tensor = self.header.tensors.iter().find(is_meant).ok_or_else(|| {
            let needed = format!("{dtype} {shape:?}");
            NetError::Tensor { name: name.to_owned(), needed }
        })?;
        let n_bytes = shape.iter().product::<usize>() * if dtype == "f32" { 4 } else { 1 };
        let from = self.body.get(tensor.offset..).ok_or(NetError::CutOff)?;
        from.get(..n_bytes).ok_or(NetError::CutOff)
    }
}
