//! Just enough linear algebra for a handful of bots.

/// A square matrix, row by row.
pub(super) type Matrix = Vec<Vec<f64>>;

/// A matrix of zeros.
pub(super) fn zeros(n: usize) -> Matrix {
    vec![vec![0.0; n]; n]
}

/// The inverse of a symmetric positive matrix, by Gauss and Jordan. Such matrices need no
/// pivoting.
pub(super) fn inverse(mut matrix: Matrix) -> Matrix {
    let n = matrix.len();
    let mut inverse = zeros(n);
    for (k, row) in inverse.iter_mut().enumerate() {
        row[k] = 1.0;
    }
    for k in 0..n {
        let pivot = matrix[k][k];
        for column in 0..n {
            matrix[k][column] /= pivot;
            inverse[k][column] /= pivot;
        }
        for row in (0..n).filter(|&row| row != k) {
            let factor = matrix[row][k];
            for column in 0..n {
                matrix[row][column] -= factor * matrix[k][column];
                inverse[row][column] -= factor * inverse[k][column];
            }
        }
    }
    inverse
}

/// A matrix times a vector.
pub(super) fn times(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| dot(row, vector)).collect()
}

/// The sum of products.
pub(super) fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inverse_undoes_its_matrix() {
        let matrix = vec![vec![4.0, 1.0, 0.5], vec![1.0, 3.0, -1.0], vec![0.5, -1.0, 2.0]];
        let inverse = inverse(matrix.clone());
        let vector = [1.0, -2.0, 3.0];
        for (found, expected) in times(&inverse, &times(&matrix, &vector)).iter().zip(vector) {
            assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
        }
    }
}
